# The help of the command line. Names of options and what stands in quotes is typed as it is; the words in capitals are those of usage-word-*.

usage-usage = Usage:
usage-options = Options:
usage-commands = Commands:
usage-help = Show this help.
usage-version = Show the version.
usage-lang = Language: { $codes }
usage-word-name = NAME
usage-word-file = FILE
usage-word-seat = SEAT
usage-word-cards = CARDS
usage-word-card = CARD
usage-word-folder = FOLDER
usage-word-number = NUMBER
usage-word-days = DAYS
usage-word-address = ADDRESS
usage-word-variant = VARIANT
usage-word-command = COMMAND
usage-word-options = OPTIONS
usage-word-args = ARGUMENTS
usage-word-game = GAME

# The commands
usage-main =
    Every Hearts, for everyone: play, watch, check and study.

    “{ PROGRAM() } play” asks for what it needs; “{ PROGRAM() } { usage-word-command } --help” says what a command takes.
usage-command-play =
    Play against bots. Asks what is not given; every move is saved at once.

    Keys in the game: ? shows them all.
usage-command-watch = Watch bots play a match.
usage-command-variants = List every variant with its seats and bundles.
usage-command-rules = Tell the rules of a variant, or of a rule file, in words.
usage-command-check = Check records. Every action is replayed; the first line that does not fit is named.
usage-command-replay = Step through a record. Enter goes on, B goes back, N goes to the next deal.
usage-command-simulate =
    Play many matches between bots, and say how each did.

    A bot that fails ends the run with its traceback. docs/bots.md tells the rest.
usage-command-arena =
    Measure bots against each other, with the same cards in every seating.

    A bot that fails ends the run with its traceback. docs/bots.md tells the rest.
usage-command-warm = Compile in advance what bots search with. It is done for one variant, or (without { usage-word-variant }) for a server; the command says where it is kept.
usage-command-train =
    Train the networks of the strongest bot from self-play. The same command goes on with a stopped run.

    { usage-word-folder } keeps the networks and curves.csv. It takes hours on two cores; docs/training.md tells the rest.
usage-command-join =
    Sit down at a table on a server, in plain lines. URL is the invitation.

    The server knows you again. A second terminal at the same table is another player; with --as you say which one you are.
usage-command-serve = Serve tables in the browser: for you alone, your living room, or everybody.
usage-command-keys = Write the keys of a server into one file, for all machines that use one database.
usage-command-prune =
    Remove what a server keeps and nobody has used for a long time: tables, score pads, house rules.

    It asks first. The server may run meanwhile, and does the same by itself every day (--keep-days).
usage-command-db = Look through, copy and put back all that a server keeps.
usage-command-db-check = Look through the whole database and try to read every table. It changes nothing; the status is 1 where something is wrong.
usage-command-db-upgrade = Bring the database up to date. The server does the same when it starts.
usage-command-db-backup = Copy the database as it is at one moment into a new FILE, even while the server runs. Such a copy can be put back into SQLite and into PostgreSQL.
usage-command-db-restore = Put a backup in the place of everything, with the server stopped. It asks first; deals that were being played are dealt anew, so that nobody knows the cards.
usage-command-db-mark-restored = Say that the database was put back by other means (a snapshot of the disk, pg_restore): deals that were being played are dealt anew.
usage-command-db-export = Write the record of each table on which a deal is over into a FOLDER. Records hold the names of players.
usage-command-bridge =
    Answer other programs: one JSON object a line comes in and one goes out (docs/bridge.md).

    While a search is compiled, standard error says so.
usage-command-advise =
    Advise a player at a real card table: what to do, and what every candidate is worth.

    In Hearts it asks for hand and cards played where --hand is missing; in Herz an Herz for the turns so far and the card drawn where --plays and --drawn are. A turn is a line of a record (3. P0 draws 45: left) or less (45: left).
usage-command-saved =
    List saved matches: number, game, players, deal, when, standing.

    “{ PROGRAM() } play --resume { usage-word-number }” goes on with one, “{ PROGRAM() } saved delete { usage-word-number }” removes it.
usage-command-saved-delete = Remove saved matches for good, by their numbers in the list; it asks first.
usage-command-bot = Write a bot of your own, and see whether it keeps what bots promise.
usage-command-bot-new = Write a bot to begin with: { usage-word-file } (mine.py) must not be there yet.
usage-command-bot-test =
    Test whether a bot keeps what bots promise: it plays by the rules, from its view, its budget and its chance alone.

    BOT is mine.py (or mine.py:Class), a level, or cmd:./program. Exit status 1 where a promise is broken, 2 where there is no such bot.
usage-command-game = Check a game against what games promise.
usage-command-game-test =
    Test whether a game keeps what games promise: hidden cards stay hidden, the options are what is accepted, and a record leads back to the same deal.

    { usage-word-game } is hearts, herz_an_herz, mine.py (or mine.py:{ usage-word-name }), or package.module:{ usage-word-name }. Exit status 1 where a promise is broken, 2 where there is no such game.

# Options of several commands
usage-seats = Number of seats.
usage-option = A rule (end.limit=50) or a bundle (sun); repeatable.
usage-rules = A rule set of your own (TOML).
usage-seed = The same seed gives the same cards and bots.
usage-plain = Lines only: no colours, no cursor, for any reader.
usage-bots = Who the bots are: novice, casual, club, expert, master (weakest first), random, file.py:Class; separate several with ;
usage-pace = Seconds between the bots’ cards; 0 is at once.
usage-announce = What is told: every card, the trick at your turn, or only what needs you.
usage-signs = Cards as symbols (Q♠) instead of words, in lines too.
usage-letters = The letters of jack, queen, king and ace on cards, as in the browser’s settings; “own”: those of the language.
usage-cells = Lines of at most N characters, such as 40 for a braille display.
usage-first-leader = Who begins where the rules ask for it.
usage-record = Write the record of the match here.
usage-json = For programs.
usage-yes = Do not ask.

# Options of one command
usage-play-name = Your name.
usage-play-resume = Go on with the match saved last, of { usage-word-variant } where one is given, or with this one of “{ PROGRAM() } saved”. It goes on as it was begun: --seats, --bots, --option, --rules, --seed, --name and --first-leader are refused.
usage-watch-view = What one seat sees, or “all” hands; else what lies open.
usage-rules-options = List every option, as --option takes it.
usage-check-bots = Recompute every choice of a bot from its view.
usage-check-shuffle = Recompute every deal from its commitments.
usage-check-receipts = Compare a page’s receipts with the record, and say what they prove.
usage-replay-seat = What one seat saw; else every hand.
usage-replay-deal = Begin with this deal.
usage-measure-players = Bots by seat, or one for all seats.
usage-measure-seed = The same seed gives the same cards.
usage-measure-processes = Processes to play in (one for each core).
usage-measure-ray = Play on a Ray cluster: host:port, local, or the one that runs here.
usage-measure-tolerate = Count bots that fail, and play on for them.
usage-measure-resume = Keep finished blocks in this file, and go on with it.
usage-measure-records = Keep the record of each match or deal in this folder.
usage-measure-csv = Write comma-separated values (- prints them instead).
usage-measure-times = Add the times of decisions to what is written; they differ from run to run.
usage-measure-json = Print one JSON object instead of the table.
usage-simulate-matches = Matches to play (20).
usage-arena-blocks = Deals, each played in every seating (100).
usage-train-rounds = Rounds of playing and learning in all (12).
usage-train-first = Samples of the first round (6000000).
usage-train-later = Samples of each later round (4000000).
usage-train-keep = Rounds of samples that the networks learn from (3).
usage-train-rate = The largest step of learning (0.002).
usage-train-epochs = How often the samples are gone through in a round (3).
usage-train-mixed = Of 256 deals, those with seats that play by hand-written rules (128).
usage-train-from = Go on from the networks of another run, a round-NN.npz.
usage-train-seed = The same seed and threads give the same networks.
usage-train-threads = Threads to play and learn in (2).
usage-join-name = What the others call you.
usage-join-as = Who you are, where several use this account.
usage-join-sign-out = Let the server forget you instead.
usage-serve-host = The address to listen at (this machine alone).
usage-serve-port = The port (8765, or the next free; 0: any).
usage-serve-data = Where tables are kept (your data folder).
usage-database = Another place for the tables than the data folder: postgresql://user@host/database.
usage-serve-synchronous = What survives a power cut: full, everything that anybody was told; normal writes faster and may lose the last moments (full).
usage-serve-workers = How many processes serve, over one PostgreSQL database (1).
usage-serve-key-file = The file with the keys, the same on every machine; { PROGRAM() } keys writes it (keys in the data folder).
usage-serve-public-url = What people type, where another server stands in front.
usage-serve-lan = For everybody on your network: shows the address, also as a QR code.
usage-serve-no-browser = Open no browser.
usage-serve-keep-days = How many days to keep what nobody uses (400; 0: for ever).
usage-serve-keep-unfinished-days = The same for unfinished tables (as --keep-days).
usage-serve-keep-chat-days = The same for what people wrote at tables (30; 0: for ever).
usage-serve-tables-per-person = Open tables that one person may host (200; 0: any number).
usage-serve-tables-per-address = Tables of one network address in memory (200).
usage-serve-table-mb = Megabytes that one table may take (16; 0: any number).
usage-serve-store-mb = Megabytes that everything may take (0: any number).
usage-serve-operator-token-file = A file with the token that /metrics and /operator ask for (none: this machine alone sees them).
usage-serve-log-format = How lines of the log look (text).
usage-serve-log-events = What is logged: faults; what was refused too; every answer too (refusals).
usage-prune-data = Where the server keeps its tables (your data folder).
usage-prune-older-than = Remove what nobody has used for this many days (400).
usage-prune-unfinished-older-than = The same for unfinished tables (as --older-than).
usage-prune-dry-run = Only say what would be removed.
usage-bridge-bot = Who answers (expert), if a line names nobody.
usage-advise-seat = Your seat, from 0 clockwise (0).
usage-advise-hand = Your hand as it was dealt, or as it is now: 'QS AH 10D ...'
usage-advise-deal = Number of the deal (1), for the pass.
usage-advise-dealer = Who dealt.
usage-advise-gave = The cards you passed.
usage-advise-got = The cards you received.
usage-advise-kitty = The cards left over, where you saw them.
usage-advise-plays = All that was played, in order; tricks or turns may be separated by /.
usage-advise-drawn = Herz an Herz: the card that you have drawn now.
usage-advise-scores = Totals before this deal, by seat.
usage-advise-opening-card = The card that opened, where it is the lowest held.
usage-advise-bot = Who advises (expert).
usage-advise-budget = Worlds to imagine.
usage-bot-test-game = Every variant of one game: hearts, herz_an_herz.
usage-bot-test-seed = The same seed asks the same questions (1).
usage-bot-test-quick = A few rule sets, a few questions.
usage-bot-test-long = Every variant at every size, many questions.
usage-bot-test-budget = Work of each decision; else the bot’s own measure.
usage-bot-test-max-ms = No decision may take longer.
usage-game-test-seed = The same seed deals the same cards (1).
usage-game-test-quick = A few rule sets, a few deals.
usage-game-test-long = Every variant at every size, many deals.
usage-game-test-deals = Deals of each rule set.
