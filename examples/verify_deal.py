"""Recomputes commitments and cards of each deal of a record with the standard library alone (docs/fairness.md)."""

import hashlib, hmac, json, pathlib, re, sys  # noqa: E401, I001


def joined(*parts):  # each part after its length, so that no two lists of parts look alike
    raws = [part if isinstance(part, bytes) else str(part).encode() for part in parts]
    return b"".join(len(raw).to_bytes(4, "big") + raw for raw in raws)


def commitment(*parts):
    return hashlib.sha256(b"openhearts commit 1" + joined(*parts)).hexdigest()


def mac(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def numbers(key):  # below 2**64, without end
    for block in range(1 << 32):
        digest = mac(key, b"openhearts shuffle 1" + block.to_bytes(8, "big"))
        yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8))


def place(card):  # of a card in the unshuffled pack: by suit and rank, jokers first; or numbers, number jokers, SJ, ST
    ranks = ["X", *map(str, range(1, 12)), *"JQKA"]
    if card[0] == "X":
        return 16 * int(card[1]) - 16
    if card[:-1] in ranks and card[-1] in "CDHS":
        return 16 * "CDHS".index(card[-1]) + ranks.index(card[:-1])
    return {"SJ": 10**6, "ST": 10**7}.get(card) or int(card.lstrip("J").split("-")[0]) + 1000 * (card[0] == "J")


path = sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parents[1] / "tests/golden/classic-4.txt"
for deal in pathlib.Path(path).read_text("utf-8").split("\n[Deal ")[1:]:
    tags = [
        (n, [json.loads(v) for v in re.findall(r'"(?:[^"\\]|\\.)*"', r)])
        for n, r in re.findall(r"\[(\w+) (.*)\]", deal)
    ]
