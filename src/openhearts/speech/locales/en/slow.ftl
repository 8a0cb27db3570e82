# Tables of hours and days
slow-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
slow-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
slow-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
slow-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
slow-clock = { $time } for a decision
slow-at-table = While people are at the table
slow-over-days = Over hours and days, whether or not anybody is here
slow-choice = Time for a decision
slow-choice-none = no limit
slow-holidays = Holidays for each person
slow-holidays-none = none
slow-late = When a limit of hours or days is up
slow-late-once = a bot decides this once
slow-late-seat = a bot plays until the person is here again
slow-how = A clock of hours or days runs whether or not anybody is here. What a decision takes beyond its time comes out of the reserve, and each new deal gives back as much as one decision has. On holidays the clock stands still.
slow-deadline = { $self ->
    [yes] Your deadline: { $moment }.
   *[no] { $seat }, deadline: { $moment }.
}
slow-short = { $self ->
    [yes] Deadline: { $moment }
   *[no] { $seat }: { $moment }
}
slow-left = Time left: { $time }.
slow-reserve = Of it in reserve: { $time }.
slow-none = Nobody’s clock runs just now.
slow-holiday = { $self ->
    [yes] Your holiday: { $since } – { $until }.
   *[no] { $seat }, holiday: { $since } – { $until }.
} The clock stands still meanwhile.
slow-back = { $self ->
    [yes] Your holiday is over.
   *[no] { $seat } is back from holiday.
}
slow-stood-in = { $seat } was late: a bot plays until they are here again.
slow-title = Times and holidays
slow-days-left = Holidays left in this match: { $count }
slow-from = Away from
slow-until = Back on
slow-take = Take these holidays
slow-end = I am back
slow-lead = While you are away your clock stands still. Days that have begun count.
slow-since = While you were away:
slow-turn = Your turn
slow-turn-until = Your turn, deadline: { $moment }
slow-again = Answers until: { $moment }.
slow-typed = Type “away 3” for three days, “away until { $day }”, or “back”.
word-away = away, holiday
word-here = back
