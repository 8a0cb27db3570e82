"""The pages of jobs: what a person has asked for, how far it has come, what it came to, and a button that ends it.

A page can be left and come back to; programs are told the same as JSON.  What is done stands in work.py.
"""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import Struct

from openhearts.errors import Forbidden, Why
from openhearts.web.jobs.ownership import Jobs, Own
from openhearts.web.jobs.work import Bots, Kind, Other, Records
from openhearts.web.pages.request import Asked, Visit


class Drawn(Struct, frozen=True):
    """A job as a template draws it.  `sentence`: what it came to, or how far it has come."""

    ident: str
    kind: str
    table: str
    title: str
    state: str
    sentence: str
    is_live: bool
    done: int = 0
    total: int = 0
    others: tuple[Other, ...] = ()
    has_file: bool = False


def _jobs(request: Asked) -> Jobs:
    found: Jobs = request.app.state.jobs
    return found


async def _drawn(visit: Visit, own: Own) -> Drawn:
    say, mine, job = visit.speaker.text, own.mine, own.job
    title = say(f"web-job-{mine.kind}")
    if job is None:
        gone = visit.speaker.error(Forbidden(Why.NO_JOB))
        return Drawn(mine.ident, mine.kind, mine.table, title, "gone", gone, False)
    bots, records = _answers(own)
    if job.fault:
        sentence = visit.speaker.error(Forbidden(_why(job.fault)))
    elif bots is not None:
        sentence = _said_of_bots(visit, bots)
    elif records is not None:
        sentence = say("web-job-records-done", count=records.count)
        if records.unread:
            sentence += " " + say("web-job-records-unread", count=records.unread)
    elif job.total and own.is_live:
        sentence = say("web-job-come", done=job.done, all=job.total)
    else:
        sentence = say("web-job-state", state=str(job.state))
    return Drawn(
        mine.ident,
        mine.kind,
        mine.table,
        title,
        str(job.state),
        sentence,
        own.is_live,
        job.done,
        job.total,
        () if bots is None else bots.others,
        records is not None and records.count > 0,
    )


def _answers(own: Own) -> tuple[Bots | None, Records | None]:
    """What it came to, of either kind."""
    is_of_bots = own.mine.kind == Kind.BOTS
    return (own.answer(Bots), None) if is_of_bots else (None, own.answer(Records))


def _said_of_bots(visit: Visit, bots: Bots) -> str:
    if not bots.made:
        said = visit.speaker.text("web-job-bots-none")
    elif bots.same == bots.made:
        said = visit.speaker.text("web-job-bots-same", count=bots.made)
    else:
        said = visit.speaker.text("web-job-bots-others", same=bots.same, count=bots.made)
    if bots.left_out:
        said += " " + visit.speaker.text("web-job-bots-left-out", count=bots.left_out)
    return said


def _why(fault: str) -> Why:
    """The member of a name that another version may have written."""
    return Why[fault] if fault in Why.__members__ and not Why[fault].kinds else Why.JOB_FAILED


@get("/jobs")
async def jobs(request: Asked) -> Response[str]:
    """What this visitor has asked for."""
    visit = Visit(request)
    found = [await _drawn(visit, own) for own in await _jobs(request).of(visit.person.ident)]
    return visit.page("jobs/list.html", jobs=found)


@post("/jobs")
async def gather(request: Asked) -> Redirect:
    """Put the records of all my tables into one file."""
    visit = Visit(request)
    ident = await _jobs(request).gather_records(visit.person.ident, visit.address)
    return visit.go(f"/jobs/{ident}")


@post("/table/{ident:str}/bots")
async def check(ident: FromPath[str], request: Asked) -> Redirect:
    """Make the choices of all bots at a table again."""
    visit = Visit(request)
    table = await visit.table(ident)
    if table.state.match is None or not table.state.match.finished:
        raise Forbidden(Why.NO_RECORD)
    return visit.go(f"/jobs/{await _jobs(request).check_bots(visit.person.ident, visit.address, ident)}")


@get("/jobs/{ident:str}")
async def job(ident: FromPath[str], request: Asked) -> Response[str] | Response[dict[str, object]]:
    """How far it has come, and what it came to."""
    visit = Visit(request)
    own = await _jobs(request).find(visit.person.ident, ident)
    shown = await _drawn(visit, own)
    if request.headers.get("accept") == "application/json":
        told: dict[str, object] = {
            "state": shown.state,
            "done": shown.done,
            "total": shown.total,
            "says": shown.sentence,
        }
        return Response(told, headers={"cache-control": "no-store"})
    return visit.page("jobs/job.html", job=shown)


@post("/jobs/{ident:str}/cancel")
async def cancel(ident: FromPath[str], request: Asked) -> Redirect:
    """Nobody wants it any more."""
    visit = Visit(request)
    await _jobs(request).cancel(visit.person.ident, ident)
    return visit.go(f"/jobs/{ident}")


@get("/jobs/{ident:str}/records.zip")
async def file(ident: FromPath[str], request: Asked) -> Response[bytes]:
    """The file that was made."""
    visit = Visit(request)
    parts = [part async for part in await _jobs(request).file(visit.person.ident, ident)]
    headers = {"content-disposition": 'attachment; filename="openhearts-records.zip"', "cache-control": "no-store"}
    return Response(b"".join(parts), media_type="application/zip", headers=headers)


HANDLERS: Final = (jobs, gather, check, job, cancel, file)
