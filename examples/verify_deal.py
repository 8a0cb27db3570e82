"""Recomputes the commitments and cards of a record's deals with the standard library alone (docs/fairness.md)."""

import fileinput
import hmac
import re
from hashlib import sha256

CARDS = [card for n, s in enumerate("CDHS", 1) for card in (f"X{n}", *(f"{r}{s}" for r in [*range(1, 12), *"JQKA"]))]
CARDS += [*map(str, range(1, 999)), *(f"J{low}-{low + n}" for low in range(1, 999) for n in range(99)), "SJ", "ST"]
for text in "".join(fileinput.input(encoding="utf-8")).split("\n[Deal ")[1:] or exit("No deal as text is here"):  # noqa: SIM115
    why = "was fixed, not shuffled" if "\n[Fixed " in text else "goes on" * ("[Fair" in text and " secret=" not in text)
    if why and not print("deal", text.split('"')[1], why):
        continue
    fair, (deal, dealer) = text.partition("[Fair")[2], re.search(r'"(\d+)".*?\n\[Dealer "(\d+)', text, re.S).groups()
    match, host, secret, *rest = re.findall(r'[htnr][= ]"(.+?)"', fair.split("[Cards]")[0]) or exit("No [Fair] there")
    seats = [("seat", match, deal, host, rest[n], rest[n + 2]) for n in range(0, len(rest), 3)]  # no by, key, seal
    lists = [("host", match, deal, secret), *seats, ("fair deal", match, deal, *(one for s in seats for one in s[4:]))]
    raws = [[bytes.fromhex(one) if len(one) == 64 else one.encode() for one in parts] for parts in lists]
    *made, last = (b"".join(len(raw).to_bytes(4, "big") + raw for raw in parts) for parts in raws)
    fits = [host, *rest[1::3]] == [sha256(b"openhearts commit 1" + one).hexdigest() for one in made]
    key = hmac.digest(bytes.fromhex(secret), b"openhearts key 1" + last, "sha256")
    blocks = (hmac.digest(key, b"openhearts shuffle 1" + n.to_bytes(8, "big"), "sha256") for n in range(999))
    words = (int.from_bytes(block[at : at + 8], "big") for block in blocks for at in range(0, 32, 8))
    pack = sorted(" ".join(re.findall(r"^(?:Hand \d+|Kitty|Stock): (.*)", text, re.M)).split(), key=CARDS.index)
    for at in range(len(pack) - 1, 0, -1):
        pack[at], pack[to] = pack[to := next(w for w in words if w < 2**64 - 2**64 % (at + 1)) % (at + 1)], pack[at]
    rows = [*map(str.split, re.findall("(?m)^Hand .*: (.*)", text) or [" ".join(re.findall("(?m)^Stock: (.*)", text))])]
    hands = [pack[(at - int(dealer) - 1) % len(rows) : len(rows[0]) * len(rows) : len(rows)] for at in range(len(rows))]
    fits = fits and rows in (hands, [sorted(hand, key=CARDS.index) for hand in hands])
    print(f"deal {deal} fits:", fits or exit(f"deal {deal} does NOT fit"))
