# Long jobs: how far they have come, and what they came to.

web-jobs = What takes longer
web-jobs-lead = What you have asked for is done in the background. The result is kept for seven days, for you alone.
web-job-bots = The bots’ choices, made again
web-job-records = The records of your tables
web-job-bots-lead = A bot’s choice follows from what its seat saw and from chance that is told after the deal. So every choice can be made again: no bot looked at hidden cards.
web-job-bots-start = Make all choices of the bots again
web-job-records-start = Put the records of all my tables into one file
web-job-state = { $state ->
    [waiting] It waits for its turn.
    [running] It has begun.
    [cancelled] It was cancelled.
   *[done] It is done.
}
web-job-come = { $done } of { $all }
web-job-leave = You may leave this page and come back.
web-job-look = Look again
web-job-cancel = Cancel
web-job-bots-same = Choices made again: { $count }. All are the same.
web-job-bots-others = Choices made again: { $count }. The same: { $same }. These are not:
web-job-bots-none = There is no choice of a bot here that can be made again.
web-job-bots-left-out = Choices that cannot be made again here: { $count }.
web-job-other = Deal { $deal }, step { $step }
web-job-other-version = (by another version of the bot)
web-job-records-done = Records in the file: { $count }.
web-job-records-unread = Tables that cannot be read: { $count }.
web-job-file = Download the file
