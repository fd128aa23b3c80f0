"""The calls of the space game. Generated from space/openapi.json by `npm run generate`. Do not edit."""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any, Literal, overload

from . import space_types as t
from ._client import UNSET, Client, Unset, body


class SpaceApi(Client):
    """A method for each operation of the space game, named after its operationId."""

    KEYED = (
        "POST /api/route",
        "POST /api/jump",
        "POST /api/explore",
        "POST /api/research",
        "POST /api/ship/upgrade",
        "POST /api/ship/expand",
        "POST /api/ship/build",
        "POST /api/orders",
        "DELETE /api/tasks/{id}",
        "PATCH /api/tasks/{id}",
        "POST /api/tasks/{id}/move",
        "POST /api/turn",
        "POST /api/turn/run",
        "POST /api/missions/{id}/accept",
        "POST /api/missions/{id}/abandon",
        "POST /api/encounters/{id}/choose",
        "POST /api/save/new",
        "POST /api/save/import",
        "POST /api/save/restore",
        "PATCH /api/save/archives/{id}",
        "DELETE /api/save/archives/{id}",
        "PATCH /api/games/{id}",
        "DELETE /api/games/{id}",
        "POST /api/admin/tables/{name}/rows",
        "PATCH /api/admin/tables/{name}/rows",
        "DELETE /api/admin/tables/{name}/rows",
    )

    IN_GAME = (
        "GET /api/world",
        "GET /api/crew",
        "GET /api/ship",
        "GET /api/tech",
        "GET /api/missions",
        "GET /api/system",
        "GET /api/systems/{id}",
        "GET /api/route",
        "POST /api/route",
        "GET /api/forecast",
        "POST /api/jump",
        "POST /api/explore",
        "POST /api/research",
        "POST /api/ship/upgrade",
        "POST /api/ship/expand",
        "POST /api/ship/build",
        "POST /api/orders",
        "GET /api/tasks",
        "GET /api/tasks/{id}",
        "DELETE /api/tasks/{id}",
        "PATCH /api/tasks/{id}",
        "POST /api/tasks/{id}/move",
        "POST /api/turn",
        "POST /api/turn/run",
        "POST /api/missions/{id}/accept",
        "POST /api/missions/{id}/abandon",
        "GET /api/encounters",
        "POST /api/encounters/{id}/choose",
        "GET /api/events",
        "GET /api/events/stream",
        "GET /api/save",
        "POST /api/save/new",
        "GET /api/save/export",
        "POST /api/save/import",
        "GET /api/save/history",
        "POST /api/save/restore",
        "GET /api/replay",
        "GET /api/save/archives",
        "PATCH /api/save/archives/{id}",
        "DELETE /api/save/archives/{id}",
    )

    def get_description(self) -> dict[str, Any]:
        """This description.

        Changes nothing. The OpenAPI 3.1 document of the API; browsable at `/docs`. Costs 2 points.
        """
        return self.request("GET", "/api/openapi")

    def get_health(self) -> t.GetHealthAnswer:
        """Is the process up?

        Changes nothing. Answers as long as the process accepts connections, also while it catches up with a
        downtime or has no database, and on open connections while it stops.
        """
        return self.request("GET", "/healthz")

    def get_readiness(self) -> t.GetReadinessAnswer:
        """Can the service do its work?

        Changes nothing. Ready means that the database can be reached, its migrations are done, and the
        service could save everything that was due.
        """
        return self.request("GET", "/readyz")

    def get_version(self) -> t.GetVersionAnswer:
        """Name and versions of the service.

        Changes nothing. The version is that of the description's `info.version`. `commit` is absent if the
        service runs neither from a git checkout nor with `OUTBOUND_COMMIT`. Costs 1 point.
        """
        return self.request("GET", "/api/version")

    def list_problems(self) -> list[t.ProblemKind]:
        """Every problem the service can answer with.

        Changes nothing. A code never changes its meaning, so programs can rely on it. Costs 1 point.
        """
        return self.request("GET", "/api/problems")

    def get_world(self) -> t.World:
        """The whole galaxy.

        Resources, position, all systems, lanes, signals, the goal, suggested next steps, and the queue.
        Starts a game if none exists; changes nothing else. Costs 2 points.
        """
        return self.request("GET", "/api/world")

    def get_crew(self) -> t.Crew:
        """The crew.

        Members with skills, XP, fatigue and tasks, plus berths and the queue. Starts a game if none exists;
        changes nothing else. Costs 2 points.
        """
        return self.request("GET", "/api/crew")

    def get_ship(self) -> t.Ship:
        """The ship.

        Modules with their next upgrade, buildable kinds, slots, berths, power and hull. Starts a game if
        none exists; changes nothing else. Costs 2 points.
        """
        return self.request("GET", "/api/ship")

    def list_techs(self) -> list[t.Tech]:
        """All technologies.

        Each technology with its state, cost, prerequisites and effects, and whether it is on the path to
        the goal. Starts a game if none exists; changes nothing else. Costs 2 points.
        """
        return self.request("GET", "/api/tech")

    def list_missions(self) -> list[t.Mission]:
        """Missions.

        The board first, then the most recently ended missions. Starts a game if none exists; changes
        nothing else. Costs 2 points.
        """
        return self.request("GET", "/api/missions")

    def get_present_system(self) -> t.SystemAnswer:
        """The current system.

        The system where the ship is, with its newest events and the queue. Bodies and yields are included
        once it has been explored. Starts a game if none exists; changes nothing else. Costs 2 points.
        """
        return self.request("GET", "/api/system")

    def get_system(
        self,
        id: int,
    ) -> t.SystemAnswer:
        """One system.

        Like the current system, for any system. Bodies and yields are included once it has been explored.
        Starts a game if none exists; changes nothing else. Costs 2 points.
        """
        return self.request("GET", self.path("/api/systems/{}", id))

    def get_route(
        self,
        *,
        to: int,
        from_: int | None = None,
    ) -> t.Route:
        """Routes to a system.

        The fastest route and the one that needs the least fuel, for the ship as it is now. A route starts
        at the current system unless `from` names another. Each of its hops needs a jump order. Starts a
        game if none exists; changes nothing else. Costs 2 points.
        """
        return self.request("GET", "/api/route", query={"to": to, "from": from_})

    @overload
    def order_route(
        self,
        *,
        system_id: int,
        prefer: Literal["turns", "fuel"] | None = None,
        lead_id: int | None = None,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[True],
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.RoutePreview: ...

    @overload
    def order_route(
        self,
        *,
        system_id: int,
        prefer: Literal["turns", "fuel"] | None = None,
        lead_id: int | None = None,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[False] | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.RouteAnswer: ...

    def order_route(
        self,
        *,
        system_id: int,
        prefer: Literal["turns", "fuel"] | None = None,
        lead_id: int | None = None,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: bool | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.RoutePreview | t.RouteAnswer:
        """Jump to a system over several hops.

        Queues the jumps of the fastest route, or of the one that needs the least fuel, from where the queue
        ends. If a jump is refused, none is queued, and `details.index` is its place on the route, from 0.
        With `preview=true` it answers 200 and changes nothing. Costs 2 points.
        """
        return self.request("POST", "/api/route", body({"systemId": system_id}, {"prefer": prefer, "leadId": lead_id, "helperIds": helper_ids, "by": by}), query={"preview": preview}, if_match=if_match, key=key)

    def get_forecast(
        self,
        *,
        turns: int | None = None,
    ) -> t.Forecast:
        """The next turns.

        The turns that the queue will work, and warnings of what will go wrong in them. It assumes minimum
        yields, no accidents and no random events. Starts a game if none exists; changes nothing else. Costs
        2 points.
        """
        return self.request("GET", "/api/forecast", query={"turns": turns})

    def get_rules(self) -> t.Rules:
        """Rules tables.

        Everything that is fixed within a release, as data: star classes, focuses, tasks, bands, modules,
        builds, research, technologies, missions, crew, score and events. Costs 2 points.
        """
        return self.request("GET", "/api/rules")

    @overload
    def order_jump(
        self,
        *,
        system_id: int,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[True],
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderPreview: ...

    @overload
    def order_jump(
        self,
        *,
        system_id: int,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[False] | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderAnswer: ...

    def order_jump(
        self,
        *,
        system_id: int,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: bool | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderPreview | t.OrderAnswer:
        """Jump to a system.

        Queues one jump. Its fuel is paid when it starts. If no task is active, the new one becomes active
        at once. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
        """
        return self.request("POST", "/api/jump", body({"systemId": system_id, "leadId": lead_id}, {"helperIds": helper_ids, "by": by}), query={"preview": preview}, if_match=if_match, key=key)

    @overload
    def order_explore(
        self,
        *,
        lead_id: int,
        focus: Literal["survey", "harvest", "salvage"] | None = None,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[True],
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderPreview: ...

    @overload
    def order_explore(
        self,
        *,
        lead_id: int,
        focus: Literal["survey", "harvest", "salvage"] | None = None,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[False] | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderAnswer: ...

    def order_explore(
        self,
        *,
        lead_id: int,
        focus: Literal["survey", "harvest", "salvage"] | None = None,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: bool | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderPreview | t.OrderAnswer:
        """Explore a system.

        Queues an exploration of the system where the ship will be after all tasks ahead. It costs nothing.
        If no task is active, the new one becomes active at once. With `preview=true` it answers 200 and
        changes nothing. Costs 2 points.
        """
        return self.request("POST", "/api/explore", body({"leadId": lead_id}, {"focus": focus, "helperIds": helper_ids, "by": by}), query={"preview": preview}, if_match=if_match, key=key)

    @overload
    def order_research(
        self,
        *,
        tech_id: str,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[True],
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderPreview: ...

    @overload
    def order_research(
        self,
        *,
        tech_id: str,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[False] | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderAnswer: ...

    def order_research(
        self,
        *,
        tech_id: str,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: bool | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderPreview | t.OrderAnswer:
        """Research a technology.

        Queues the research of a technology and pays for it with data. If no task is active, the new one
        becomes active at once. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
        """
        return self.request("POST", "/api/research", body({"techId": tech_id, "leadId": lead_id}, {"helperIds": helper_ids, "by": by}), query={"preview": preview}, if_match=if_match, key=key)

    @overload
    def order_upgrade(
        self,
        *,
        module_id: int,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[True],
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderPreview: ...

    @overload
    def order_upgrade(
        self,
        *,
        module_id: int,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[False] | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderAnswer: ...

    def order_upgrade(
        self,
        *,
        module_id: int,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: bool | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderPreview | t.OrderAnswer:
        """Upgrade a module.

        Queues a module's upgrade to its next tier and pays for it. If no task is active, the new one
        becomes active at once. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
        """
        return self.request("POST", "/api/ship/upgrade", body({"moduleId": module_id, "leadId": lead_id}, {"helperIds": helper_ids, "by": by}), query={"preview": preview}, if_match=if_match, key=key)

    @overload
    def order_expansion(
        self,
        *,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[True],
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderPreview: ...

    @overload
    def order_expansion(
        self,
        *,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[False] | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderAnswer: ...

    def order_expansion(
        self,
        *,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: bool | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderPreview | t.OrderAnswer:
        """Expand the ship.

        Queues an expansion (+3 slots, +1 berth) and pays for it. If no task is active, the new one becomes
        active at once. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
        """
        return self.request("POST", "/api/ship/expand", body({"leadId": lead_id}, {"helperIds": helper_ids, "by": by}), query={"preview": preview}, if_match=if_match, key=key)

    @overload
    def order_build(
        self,
        *,
        kind: str,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[True],
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderPreview: ...

    @overload
    def order_build(
        self,
        *,
        kind: str,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: Literal[False] | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderAnswer: ...

    def order_build(
        self,
        *,
        kind: str,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: bool | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderPreview | t.OrderAnswer:
        """Build a module.

        Queues a module (at most one of each kind) or a hull patch and pays for it. If no task is active,
        the new one becomes active at once. With `preview=true` it answers 200 and changes nothing. Costs 2
        points.
        """
        return self.request("POST", "/api/ship/build", body({"kind": kind, "leadId": lead_id}, {"helperIds": helper_ids, "by": by}), query={"preview": preview}, if_match=if_match, key=key)

    @overload
    def place_orders(
        self,
        *,
        orders: list[t.BatchJump | t.BatchExplore | t.BatchUpgrade | t.BatchExpand | t.BatchBuild | t.BatchResearch | t.BatchAccept],
        by: str | None = None,
        preview: Literal[True],
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrdersPreview: ...

    @overload
    def place_orders(
        self,
        *,
        orders: list[t.BatchJump | t.BatchExplore | t.BatchUpgrade | t.BatchExpand | t.BatchBuild | t.BatchResearch | t.BatchAccept],
        by: str | None = None,
        preview: Literal[False] | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrdersAnswer: ...

    def place_orders(
        self,
        *,
        orders: list[t.BatchJump | t.BatchExplore | t.BatchUpgrade | t.BatchExpand | t.BatchBuild | t.BatchResearch | t.BatchAccept],
        by: str | None = None,
        preview: bool | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrdersPreview | t.OrdersAnswer:
        """Place several orders.

        Places 1 to 20 orders in sequence, which may accept missions too. Each is checked against the state
        after the orders before it. If one is refused, none is placed, and `details.index` is its place in
        the list, from 0. With `preview=true` it answers 200 and changes nothing. Costs 2 points.
        """
        return self.request("POST", "/api/orders", body({"orders": orders}, {"by": by}), query={"preview": preview}, if_match=if_match, key=key)

    def list_tasks(
        self,
        *,
        limit: int | None = None,
        before: int | None = None,
    ) -> t.Queue:
        """The queue and ended tasks.

        The active task, the pending ones in order, and the most recently ended ones, newest first. Starts a
        game if none exists; changes nothing else. Costs 2 points.
        """
        return self.request("GET", "/api/tasks", query={"limit": limit, "before": before})

    def get_task(
        self,
        id: int,
    ) -> t.Task | t.EndedTask:
        """One task.

        A queued or an ended task. Starts a game if none exists; changes nothing else. Costs 2 points.
        """
        return self.request("GET", self.path("/api/tasks/{}", id))

    def cancel_task(
        self,
        id: int,
        *,
        preview: bool | None = None,
        by: str | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.CancelAnswer:
        """Cancel a task.

        Removes a task from the queue. Before its start its cost is refunded in full. Afterwards exotics and
        fragments are, and other goods by the share of its time that remains. If it was active, the next
        task starts in the same call. Costs 2 points.
        """
        return self.request("DELETE", self.path("/api/tasks/{}", id), query={"preview": preview, "by": by}, if_match=if_match, key=key)

    def change_team(
        self,
        id: int,
        *,
        lead_id: int,
        helper_ids: list[int] | None = None,
        by: str | None = None,
        preview: bool | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.TeamAnswer:
        """Change a pending task's team.

        Gives a pending task another lead and other helpers. Its price stays the same. Costs 2 points.
        """
        return self.request("PATCH", self.path("/api/tasks/{}", id), body({"leadId": lead_id}, {"helperIds": helper_ids, "by": by}), query={"preview": preview}, if_match=if_match, key=key)

    def move_task(
        self,
        id: int,
        *,
        position: int,
        by: str | None = None,
        preview: bool | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.OrderAnswer:
        """Move a pending task.

        Moves a pending task to another position. The task at position 0 starts next. Costs 2 points.
        """
        return self.request("POST", self.path("/api/tasks/{}/move", id), body({"position": position}, {"by": by}), query={"preview": preview}, if_match=if_match, key=key)

    def work_turn(
        self,
        *,
        expected_turn: int | None = None,
        by: str | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.TurnAnswer:
        """End the turn.

        Works one turn of the queue and grants skill XP if a task is completed. With an empty queue no turn
        passes and nothing changes. If an encounter is still open, it takes its cautious option first. Costs
        2 points.
        """
        return self.request("POST", "/api/turn", body({}, {"expectedTurn": expected_turn, "by": by}), if_match=if_match, key=key)

    def run_turns(
        self,
        *,
        max_turns: int | None = None,
        until: Literal["task", "mission", "danger", "idle"] | None = None,
        expected_turn: int | None = None,
        by: str | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.RunAnswer:
        """Run several turns.

        Works up to `maxTurns` turns in one command. `until` ends the run early: with `task` when a task is
        completed or fails, with `mission` when a mission changes, with `danger` at an event of severity
        bad, with `idle` only where it always ends: when the queue is empty or an encounter opens. Costs 2
        points.
        """
        return self.request("POST", "/api/turn/run", body({}, {"maxTurns": max_turns, "until": until, "expectedTurn": expected_turn, "by": by}), if_match=if_match, key=key)

    def accept_mission(
        self,
        id: int,
        *,
        by: str | None = None,
        preview: bool | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.MissionAnswer:
        """Accept a mission.

        Accepts an offered mission, at once and for free. Only what the ship does from now on counts. The
        deadline stays as it was offered. Costs 2 points.
        """
        return self.request("POST", self.path("/api/missions/{}/accept", id), body({}, {"by": by}), query={"preview": preview}, if_match=if_match, key=key)

    def abandon_mission(
        self,
        id: int,
        *,
        by: str | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.MissionAnswer:
        """Abandon a mission.

        Abandons an offered or accepted mission; its slot stays empty for 6 turns. An accepted one costs 1
        standing with its faction. Costs 2 points.
        """
        return self.request("POST", self.path("/api/missions/{}/abandon", id), body({}, {"by": by}), if_match=if_match, key=key)

    def list_encounters(
        self,
        *,
        limit: int | None = None,
        before: int | None = None,
    ) -> t.Encounters:
        """Encounters.

        The open encounter, with what its options need, cost and risk, and the decided encounters, newest
        first. Starts a game if none exists; changes nothing else. Costs 2 points.
        """
        return self.request("GET", "/api/encounters", query={"limit": limit, "before": before})

    def choose_option(
        self,
        id: int,
        *,
        option: str,
        crew_id: int | None = None,
        by: str | None = None,
        preview: bool | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.ChooseAnswer:
        """Choose an option of an encounter.

        Takes an option of the open encounter. An encounter that is still open when a turn is worked takes
        its cautious option. The preview shows needs and odds, for `crewId` if it is given, and never the
        outcome. Costs 2 points.
        """
        return self.request("POST", self.path("/api/encounters/{}/choose", id), body({"option": option}, {"crewId": crew_id, "by": by}), query={"preview": preview}, if_match=if_match, key=key)

    def list_events(
        self,
        *,
        limit: int | None = None,
        before: int | None = None,
        after: int | None = None,
        kind: str | None = None,
        turn: int | None = None,
        system_id: int | None = None,
        crew_id: int | None = None,
    ) -> list[t.Event]:
        """Event log.

        The newest events first. `before` pages back, `after` returns only newer ones. Starts a game if none
        exists; changes nothing else. Costs 5 points.
        """
        return self.request("GET", "/api/events", query={"limit": limit, "before": before, "after": after, "kind": kind, "turn": turn, "systemId": system_id, "crewId": crew_id})

    def get_save(self) -> t.SaveSummary:
        """Score and ending.

        The score with its items and, once the game is over, how it ended, with an epilogue. Starts a game
        if none exists; changes nothing else. Costs 2 points.
        """
        return self.request("GET", "/api/save")

    def start_new_game(
        self,
        *,
        seed: int | None = None,
        difficulty: Literal["hard", "standard", "relaxed", "sandbox"] | None = None,
        by: str | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.ReplacedWorld:
        """Start a new game.

        Starts a new game in place of the current one, which becomes an archive if a turn was played. Costs
        2 points.
        """
        return self.request("POST", "/api/save/new", body({}, {"seed": seed, "difficulty": difficulty, "by": by}), if_match=if_match, key=key)

    def export_save(self) -> t.SaveDocument:
        """Export the save.

        One versioned document with sorted keys and a checksum: game, log and ended tasks. It contains no
        real times. If it would be longer than 4 MiB, it leaves out the oldest entries of the log and counts
        them in `omitted`. Starts a game if none exists; changes nothing else. Costs 5 points.
        """
        return self.request("GET", "/api/save/export")

    def import_save(
        self,
        document: t.SaveDocumentInput,
        *,
        by: str | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.ReplacedWorld:
        """Import a save.

        Takes an exported document of at most 4 MiB. It replaces the current game, which becomes an archive.
        The service checks one import at a time. A few may wait, and further ones are refused with
        `overloaded`. Costs 50 points.
        """
        return self.request("POST", "/api/save/import", document, query={"by": by}, if_match=if_match, key=key)

    def list_history(self) -> list[t.HistoryEntry]:
        """Turns that can be restored.

        The turns of this game whose start can be restored, newest first. Starts a game if none exists;
        changes nothing else. Costs 2 points.
        """
        return self.request("GET", "/api/save/history")

    def restore_save(
        self,
        *,
        turn: int | None = None,
        archive_id: int | None = None,
        by: str | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.ReplacedWorld:
        """Restore a turn or an archive.

        With `turn`, the game goes back to the start of that turn, and later turns are lost. With
        `archiveId`, the archived game becomes the current game, and its archive is deleted with its name.
        The game before becomes an archive. Costs 50 points.
        """
        return self.request("POST", "/api/save/restore", body({}, {"turn": turn, "archiveId": archive_id, "by": by}), if_match=if_match, key=key)

    def get_replay(self) -> t.Replay:
        """Replay of a finished game.

        The seed and all commands of a clean game that has ended, at most 5000 commands. The same version of
        the rules makes the same game from them, event by event. Starts a game if none exists; changes
        nothing else. Costs 5 points.
        """
        return self.request("GET", "/api/replay")

    def list_archives(
        self,
        *,
        limit: int | None = None,
        before: int | None = None,
    ) -> list[t.Archive]:
        """Archived games.

        Games that were replaced, newest first. Starts a game if none exists; changes nothing else. Costs 2
        points.
        """
        return self.request("GET", "/api/save/archives", query={"limit": limit, "before": before})

    def name_archive(
        self,
        id: int,
        *,
        name: str | None,
        by: str | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.Archive:
        """Name an archive.

        If there are too many archives, those with a name are deleted last. `null` removes the name. Costs 2
        points.
        """
        return self.request("PATCH", self.path("/api/save/archives/{}", id), body({"name": name}, {"by": by}), if_match=if_match, key=key)

    def delete_archive(
        self,
        id: int,
        *,
        by: str | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.Archive:
        """Delete an archive.

        Deletes the archived game for good, without exporting it. The answer shows it a last time. Costs 2
        points.
        """
        return self.request("DELETE", self.path("/api/save/archives/{}", id), query={"by": by}, if_match=if_match, key=key)

    def list_games(
        self,
        *,
        limit: int | None = None,
        offset: int | None = None,
    ) -> t.GamePage:
        """Listed games.

        The games that their players have listed, the most recently played first. Changes nothing. Costs 2
        points.
        """
        return self.request("GET", "/api/games", query={"limit": limit, "offset": offset})

    def create_game(
        self,
        *,
        name: str | None = None,
        seed: int | None = None,
        difficulty: Literal["hard", "standard", "relaxed", "sandbox"] | None = None,
        listed: bool | None = None,
        daily: bool | None = None,
    ) -> t.Game:
        """Create a game.

        Creates a game and returns its `id` and its `watchId`. Keep the `id`: it is needed to play the game
        and cannot be looked up later. One address can create 20 games at once, then one every three
        minutes. Games that nobody plays are deleted. Costs 1 point of the limit `new games`.
        """
        return self.request("POST", "/api/games", body({}, {"name": name, "seed": seed, "difficulty": difficulty, "listed": listed, "daily": daily}))

    def get_daily(self) -> t.Daily:
        """The game of the day.

        Date, difficulty and best score so far. On weekends the game is hard. Its seed is secret until the
        day begins. Costs 2 points.
        """
        return self.request("GET", "/api/daily")

    def list_scores(
        self,
        *,
        period: Literal["day", "week"] | None = None,
        difficulty: Literal["standard", "hard"] | None = None,
        daily: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> t.ScorePage:
        """The scoreboard.

        Scores of clean games that were won. A game that begins again can score again. The game `main` has
        no scores. Scores stay when their game is deleted. Turns left count, and easier games have more of
        them: compare by `difficulty`. Costs 2 points.
        """
        return self.request("GET", "/api/scores", query={"period": period, "difficulty": difficulty, "daily": daily, "limit": limit, "offset": offset})

    def get_status(self) -> t.Status:
        """Status of the service.

        Games, wins, version and uptime. Changes nothing. Costs 1 point.
        """
        return self.request("GET", "/api/status")

    def get_game(
        self,
        id: str,
    ) -> t.Game:
        """One game.

        The game that has this id or watchId. Costs 2 points.
        """
        return self.request("GET", self.path("/api/games/{}", id))

    def change_game(
        self,
        id: str,
        *,
        name: str | None = None,
        listed: bool | None = None,
        by: str | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.Game:
        """Name or list a game.

        Changes the given fields. The others stay as they are. Costs 2 points.
        """
        return self.request("PATCH", self.path("/api/games/{}", id), body({}, {"name": name, "listed": listed, "by": by}), if_match=if_match, key=key)

    def delete_game(
        self,
        id: str,
        *,
        by: str | None = None,
        if_match: str | None = None,
        key: str | None = None,
    ) -> t.Game:
        """Delete a game.

        Deletes the game for good, with its archives, and ends its event streams. The answer shows it a last
        time. Costs 2 points.
        """
        return self.request("DELETE", self.path("/api/games/{}", id), query={"by": by}, if_match=if_match, key=key)
