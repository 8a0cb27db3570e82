# The server and the commands.

error-no-such-command = There is no command “{ $name }”. All of them are listed by: “{ $help }”.
error-no-such-option = There is no option { $name }. All of them are listed by: “{ $help }”.
error-argument-missing = { $name } is missing. What the command takes is told by: “{ $help }”.
error-argument-value = { $name } takes this: { $may }. See also: “{ $help }”.
error-option-needs-value = { $name } needs a value behind it. What the command takes is told by: “{ $help }”.
error-option-takes-none = { $name } takes no value. What the command takes is told by: “{ $help }”.
error-too-many-arguments = The command takes fewer words: { $name } cannot stand there. What it takes is told by: “{ $help }”.
error-usage = The command cannot be understood: { $why }. What it takes is told by: “{ $help }”.
error-cannot-join = The table cannot be reached: { $why }.
error-cannot-listen = Nothing can be served at { $host }, port { $port }: { $why }. Choose another with --port.
error-no-address = “{ $host }” is no address of this machine. Leave out --host, or give one it has.
error-public-url = “{ $text }” is no public address. Write it like https://hearts.example, without a path.
error-operator-token = The file { $file } holds no token: one word of at least { $least } characters is needed.
error-no-folder = The folder { $folder } cannot be used: { $why }. Choose another with --data.
error-file-unusable = The file { $file } cannot be used: { $why }. See that its folder is there, and that the user who runs OpenHearts has access.
error-folder-in-use = Another OpenHearts keeps its tables in { $folder }: { $address }. Use that one, stop it, or choose another folder with --data.
error-no-key-file = There is no key file { $file }. Write one with: { PROGRAM() } keys { $file }
error-damaged-key-file = The key file { $file } is damaged or not one of OpenHearts’. Put a copy back; { $kind ->
    [secret] with another key nobody is recognised any more.
    [receipts-key] with another key the receipts that were given fit no longer.
   *[other] with other keys no table can be read.
}
error-other-keys = The tables in this database are sealed with other keys. Take the key file of the servers that use it: --key-file.
error-workers-need-database = Several workers need a PostgreSQL database that they share: --database postgresql://… With a file, one process serves.
error-workers-run =
    { $count ->
        [one] A server is using this database. Stop it first.
       *[other] { $count } servers are using this database. Stop them first.
     }
error-cannot-write = That cannot be written or read: { $why }.
error-file-exists = { $file } is there already, and is not written over.
error-file-in-use = { $file } is open in another program.
error-no-home = There is no home folder: { $why }.
error-too-many-files = There are too many tables in { $folder }.
error-store-read-only = The store cannot be written ({ $where }). Let the user who runs OpenHearts write this file and its folder, or choose another place.
error-store-damaged = The store is damaged, or is no store at all ({ $where }). Put it aside and put the last backup in its place; “sqlite3 FILE .recover” saves what can still be read.
error-store-foreign = The database belongs to another program ({ $where }). Choose another file; this one was left as it is.
error-store-newer = The store was made by a newer version of OpenHearts ({ $where }; revision { $revision }, this one knows { $known }). Install that version, or use another file.
error-store-full = There is no room left for the store ({ $where }). Make room on its disk; what was acknowledged is kept.
error-store-busy = Another program keeps the store locked ({ $where }). Try again; if it stays so, end the program that holds the file (a backup, an editor of databases).
error-store-no-place = The store cannot be opened or made ({ $where }). Choose a file in a folder that the user who runs OpenHearts may write.
error-store-unsuited = The store cannot be shared by several programs here ({ $where }). Choose a file on a disk of this machine (not a network drive).
error-store-unknown-kind = No store of this kind is supported ({ $where }). Give a path, sqlite:///path, or postgresql://user@host/database.
error-store-unreachable = The database cannot be used ({ $where }): its server does not answer, or does not let OpenHearts in. See that the server runs, and that address, user, password and database are right.
error-store-denied = OpenHearts may write nothing in this database ({ $where }). Give its user the right to create tables there; a database that only follows another one cannot serve.
error-store-encoding = The database keeps texts in { $encoding }, not in UTF-8 ({ $where }): names of many languages have no place in it. Create another one with ENCODING UTF8.
error-store-older = The store was made by an older version of OpenHearts ({ $where }; revision { $revision }, this one has { $known }). Bring it up to date first: “{ PROGRAM() } db upgrade”.
error-store-in-the-way = There is a file of this name already ({ $where }). Choose another name; nothing was written over.
error-store-no-backup = { $kind ->
    [zip] { $where } is a zip archive, as of records, and no backup: tables cannot be made of it.
   *[other] { $where } is no backup, or its beginning is damaged.
} Nothing was changed. Name a file that “{ PROGRAM() } db backup” wrote.
error-store-closed = The store is closed ({ $where }). Open it again.
error-store-failed = The system could not read or write the store ({ $where }). Look whether the disk is there and healthy, then start again: nothing is kept by halves.
error-store-name = A name in a store has 1 to { $most } printable characters.
error-no-stream = There is no stream “{ $stream }”.
error-stream-exists = There is a stream “{ $stream }” already.
error-stream-conflict = The number of entries in the stream “{ $stream }” is { $length }, not { $after }.
error-stream-command-done = Entries of this command stand in the stream “{ $stream }” already. Read it again.
error-no-language = There are these languages: { $list }.
error-no-answer = There was no answer, and no game was begun. Name the game, as in: { PROGRAM() } play classic
error-nothing-saved = There is no saved match. Begin one with: { PROGRAM() } play
error-nothing-saved-of = There is no saved match of { $names }. Begin one with: { PROGRAM() } play { $variant }
error-no-saved-match = There is no saved match { $number }; there are { $count }. They are listed by: { PROGRAM() } saved
error-saved-of-other = Saved match { $number } is one of { $names }, not of { $other }.
error-saved-as-begun = A saved match goes on as it was begun. Leave out: { $list }
error-cannot-resume = { $file } cannot be resumed: { $cause }
error-other-run = { $file } was written by another run: other players, rules or another seed. Name a new file.
error-other-form = { $file } cannot be continued: another version of the arena wrote it, or it is no file of an arena. Name a new file.
error-failures-kept = { $file } holds failures of bots that were counted ({ $count }). Go on with --tolerate, or name a new file.
error-process-died = A process that played was ended: by a bot, from outside, or by the system for want of memory. With --processes 1 less memory is needed; what --resume has kept is not lost.
error-processes-not-begun = No process could begin to play. In a script of your own the call must stand under { $sample }, and a bot of your own at the top level of a file, not in a notebook or at a prompt. With processes=1 neither matters.
error-no-cluster = No Ray cluster answers at { $text }: { $why }. “ray start --head” begins one; --ray local plays on one of this machine.
error-cluster-lost = The Ray cluster cannot go on: { $why }. What --resume has kept is not lost.
error-options-apart = { $list } cannot stand together: choose one of them.
error-other-simulation = What is given as resume was played by other players, under other rules or from another seed. Leave it out, or repeat what it was played with.
error-failures-told = What is given as resume holds failures of bots that were counted ({ $count }). Write tolerate=True, or leave it out.
error-seatings-many = So many seatings are too many for one block: { $count } (at most { $most }). Write seatings="rotations".
error-same-place = { $list } name the same place: { $file }. Name different ones.
error-cannot-put = { $name } { $file } cannot be written: { $kind ->
    [missing] its folder is not there; make it, or name another place
    [folder] it is a folder; name a file
    [file] it is a file; name a folder
    [forbidden] permission is missing
   *[other] { $why }
}.
error-other-training = { $folder } holds a training with other rules or settings. Name a new folder.
error-cannot-learn = This rule set cannot be learned: { $why }.
error-no-deal-there = There is no deal { $deal } in this record.
error-no-such-view = { $text } is no view; write all, or a seat from 0 to { $last }.
error-no-scores = { $text } is no list of scores; write a number for each seat, as in 26,0,13,5.
error-no-such-flag = { $names } has no { $what }; it takes { $list }.
error-no-store = No server has kept anything in { $folder }. Name its folder with --data.
error-cannot-ask = Nobody can be asked here: add --yes, or --dry-run to see what would be removed.
error-needs-extra = This needs { $module }, which is not installed here. To install it: pip install "openhearts[{ $extra }]"
error-cannot-ask-here = Nobody can be asked here: add --yes.
