"""The calls of the cargo game. Made from cargo/openapi.json by `npm run generate`."""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any, Literal, overload

from . import cargo_types as t
from ._client import UNSET, Client, Unset, body


class CargoApi(Client):
    """A method for each operation of the cargo game, named after its operationId."""

    KEYED = (
        "DELETE /api/auth/sessions/{sessionId}",
        "DELETE /api/auth/tokens/{tokenId}",
        "POST /api/onboarding/home",
        "POST /api/relief",
        "POST /api/planes/{planeId}/fly",
        "POST /api/planes/{planeId}/queue",
        "POST /api/planes/{planeId}/queue/cancel",
        "POST /api/planes/{planeId}/queue/move",
        "POST /api/planes/{planeId}/dispatch",
        "POST /api/planes/{planeId}/repair",
        "POST /api/planes/buy",
        "POST /api/planes/{planeId}/sell",
        "POST /api/planes/{planeId}/rename",
        "POST /api/routes",
        "PATCH /api/routes/{routeId}",
        "DELETE /api/routes/{routeId}",
        "POST /api/planes/{planeId}/route",
        "POST /api/planes/repair",
        "POST /api/planes/route",
        "POST /api/packages/{packageId}/load",
        "POST /api/packages/{packageId}/accept",
        "POST /api/packages/{packageId}/abandon",
        "POST /api/player/appearance",
        "POST /api/player/privacy",
        "POST /api/bases",
        "POST /api/bases/{baseId}/sell",
        "POST /api/alliances",
        "POST /api/alliance/leave",
        "POST /api/alliance/invitations",
        "DELETE /api/alliance/invitations/{invitationId}",
        "POST /api/alliance/expel",
        "POST /api/invitations/{invitationId}/accept",
        "POST /api/invitations/{invitationId}/decline",
        "DELETE /api/admin/invites/{inviteId}",
        "POST /api/admin/players/{playerId}/suspend",
        "POST /api/admin/players/{playerId}/cash",
        "DELETE /api/admin/sessions/{sessionId}",
        "POST /api/admin/audit/{entryId}/revert",
        "POST /api/admin/tables/{name}/rows",
        "PATCH /api/admin/tables/{name}/rows",
        "DELETE /api/admin/tables/{name}/rows",
    )

    IN_GAME = ()

    def get_description(self) -> dict[str, Any]:
        """This description.

        Changes nothing. The OpenAPI 3.1 document of the API; browsable at `/docs`. Costs 2 points.
        """
        return self.request("GET", "/api/openapi")

    def get_health(self) -> t.GetHealthAnswer:
        """Is the process up?

        Changes nothing. Answers as long as the process runs, also while it starts, stops or has no
        database.
        """
        return self.request("GET", "/healthz")

    def get_readiness(self) -> t.GetReadinessAnswer:
        """Can the service do its work?

        Changes nothing. Ready means that the database can be reached, its migrations are done, and what has
        come due could be saved.
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

        Changes nothing. Codes are stable: programs distinguish problems by them. Costs 1 point.
        """
        return self.request("GET", "/api/problems")

    def register(
        self,
        *,
        username: str,
        password: str,
        company_name: str | None = None,
        invite: str | None = None,
        company_page: bool | None = None,
    ) -> t.SignedIn:
        """Register.

        Creates a player with 125,000 € and signs in. The answer has the token for programs; browsers get
        the cookie. The operator may require an invite or close registration: see GET
        /api/auth/registration. Costs 1 point of the limit `sign-in` and of `new accounts`.
        """
        return self.request("POST", "/api/auth/register", body({"username": username, "password": password}, {"companyName": company_name, "invite": invite, "companyPage": company_page}))

    def get_registration(self) -> t.Registration:
        """Who may register.

        Whether anyone, only holders of an invite, or nobody may register. Changes nothing. Costs 2 points.
        """
        return self.request("GET", "/api/auth/registration")

    def sign_in(
        self,
        *,
        username: str,
        password: str,
    ) -> t.SignedIn:
        """Sign in.

        Opens a session and ends the one whose cookie it replaces; others that are open stay open, up to 50.
        After five failures for the account at an address, or ten at the address, one try a minute is left.
        A browser that signed in to the account before is a known device: failures of others do not lock it,
        and it has ten failures of its own. Costs 1 point of the limit `sign-in`.
        """
        return self.request("POST", "/api/auth/sign-in", body({"username": username, "password": password}))

    def begin_as_guest(self) -> t.SignedIn:
        """Begin as a guest.

        Creates a player with a random name and 125,000 €, and signs in. A guest plays as all others, but is
        not ranked, shows no page and founds no alliance. Only this session opens the account: signing out
        deletes it, and so do 7 days without a request. Refused if registration is not open, or if the
        service has reached its limit of guests. Costs 1 point of the limit `sign-in` and of `new accounts`.
        """
        return self.request("POST", "/api/auth/guest")

    def keep_company(
        self,
        *,
        username: str,
        password: str,
        company_name: str | None = None,
        invite: str | None = None,
    ) -> t.SignedIn:
        """Keep a guest's company.

        Gives the guest a name and a password. The player stays the same, with everything that is the
        player's, and is ranked from then on. The former session ends and another one begins. The rules of
        registration apply: see GET /api/auth/registration. Costs 1 point of the limit `sign-in`.
        """
        return self.request("POST", "/api/auth/keep", body({"username": username, "password": password}, {"companyName": company_name, "invite": invite}))

    def sign_out(self) -> None:
        """Sign out.

        Ends only the session that the request came with. A guest's account is deleted, because nobody could
        sign in to it again. Costs 2 points.
        """
        return self.request("POST", "/api/auth/sign-out")

    def delete_account(
        self,
        *,
        password: str,
    ) -> None:
        """Delete the account.

        Deletes the player with everything that is the player's: planes, also flying ones, cargo, money,
        history and sessions. There is no way back. After ten wrong passwords the session has one try a
        minute left. Costs 1 point of the limit `sign-in`.
        """
        return self.request("DELETE", "/api/auth/account", body({"password": password}))

    def change_password(
        self,
        *,
        current: str,
        next: str,
        keep_tokens: bool | None = None,
    ) -> None:
        """Change the password.

        Changes the password and ends all other sessions of the player. The current session stays. Other
        browsers are no longer known devices. After ten wrong passwords the session has one try a minute
        left. Costs 1 point of the limit `sign-in`.
        """
        return self.request("POST", "/api/auth/password", body({"current": current, "next": next}, {"keepTokens": keep_tokens}))

    def get_session(self) -> t.PresentSession:
        """The current session.

        The session that the request came with, and its player. Changes nothing. Costs 2 points.
        """
        return self.request("GET", "/api/auth/session")

    def list_sessions(self) -> t.ListSessionsAnswer:
        """The player's sessions.

        Changes nothing. Costs 2 points.
        """
        return self.request("GET", "/api/auth/sessions")

    def end_session(
        self,
        session_id: int,
        *,
        key: str | None = None,
    ) -> None:
        """End a session.

        Ends one of the player's sessions, also the current one; its streams end within a second. Costs 2
        points.
        """
        return self.request("DELETE", self.path("/api/auth/sessions/{}", session_id), key=key)

    def list_tokens(self) -> t.ListTokensAnswer:
        """The player's API tokens.

        Without their texts. Expired ones stay in the list for 30 days. Changes nothing. Costs 2 points.
        """
        return self.request("GET", "/api/auth/tokens")

    def create_token(
        self,
        *,
        name: str,
        scope: Literal["read", "play"],
        expires_in_days: int,
    ) -> t.CreatedApiToken:
        """Make an API token.

        Programs send its text as `Authorization: Bearer`. It opens the game, by its scope, and nothing of
        the account. The text is shown only here. A player has at most 20 valid ones. Costs 2 points.
        """
        return self.request("POST", "/api/auth/tokens", body({"name": name, "scope": scope, "expiresInDays": expires_in_days}))

    def revoke_token(
        self,
        token_id: int,
        *,
        key: str | None = None,
    ) -> None:
        """Revoke an API token.

        It opens nothing from now on; its streams end within a second. Costs 2 points.
        """
        return self.request("DELETE", self.path("/api/auth/tokens/{}", token_id), key=key)

    def get_state(self) -> t.State:
        """Everything the player sees.

        The player's snapshot as of now. Runs due events; changes nothing else. Costs 2 points.
        """
        return self.request("GET", "/api/state")

    def get_leaderboard(
        self,
        *,
        by: Literal["worth", "reputation", "deliveries", "km"] | None = None,
        limit: int | None = None,
    ) -> t.Leaderboard:
        """The first players.

        Players ranked by worth, reputation, deliveries or distance, and the viewer's own rank. Changes
        nothing. Costs 2 points.
        """
        return self.request("GET", "/api/leaderboard", query={"by": by, "limit": limit})

    def list_homes(self) -> list[t.Home]:
        """Airports to start from.

        Large airports with enough jobs around, the least crowded first. Changes nothing. Costs 2 points.
        """
        return self.request("GET", "/api/onboarding/homes")

    def choose_home(
        self,
        *,
        icao: str,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Choose a home.

        Chooses the home airport, once. The free first plane is delivered there at once. With `preview=true`
        nothing changes: the answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", "/api/onboarding/home", body({"icao": icao}), query={"preview": preview}, key=key)

    def ask_relief(
        self,
        *,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Ask for relief.

        Raises the cash of a player who is stuck to 5,000 € more than the cheapest way to continue costs.
        Can be taken once a real hour. With `preview=true` nothing changes: the answer is the snapshot as it
        would be. Costs 2 points.
        """
        return self.request("POST", "/api/relief", query={"preview": preview}, key=key)

    def fly(
        self,
        plane_id: int,
        *,
        dest_icao: str,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Fly to an airport.

        Departs at once. Fuel that the leg needs and that is not aboard is bought. Any airport within the
        tank's reach may be the destination; the head of the plane's own queue is taken off it. With
        `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", self.path("/api/planes/{}/fly", plane_id), body({"destIcao": dest_icao}), query={"preview": preview}, key=key)

    def queue_leg(
        self,
        plane_id: int,
        *,
        dest_icao: str,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Queue a leg.

        Appends a leg, whatever the plane is doing. Range and cash are checked at departure: automatically
        after a landing, or by a dispatch. With `preview=true` nothing changes: the answer is the snapshot
        as it would be. Costs 2 points.
        """
        return self.request("POST", self.path("/api/planes/{}/queue", plane_id), body({"destIcao": dest_icao}), query={"preview": preview}, key=key)

    def cancel_queued_leg(
        self,
        plane_id: int,
        *,
        index: int,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Cancel a queued leg.

        Takes the leg at `index` off the queue, and the next one too if it led to where the one before ends.
        The leg that is flown is never affected. With `preview=true` nothing changes: the answer is the
        snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", self.path("/api/planes/{}/queue/cancel", plane_id), body({"index": index}), query={"preview": preview}, key=key)

    def move_queued_leg(
        self,
        plane_id: int,
        *,
        index: int,
        to: int,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Move a queued leg.

        Takes the leg at `index` out of the queue and puts it in at `to`. Where it was, the next one goes
        too if it led to where the one before ends. The leg that is flown is never affected. With
        `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", self.path("/api/planes/{}/queue/move", plane_id), body({"index": index, "to": to}), query={"preview": preview}, key=key)

    def dispatch(
        self,
        plane_id: int,
        *,
        package_ids: list[int] | None = None,
        legs: list[str] | None = None,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Load, queue and depart at once.

        Loads the packages, appends the legs and departs on the first leg of the queue: all of it or
        nothing. With neither it resumes a queue that was kept. With `preview=true` nothing changes: the
        answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", self.path("/api/planes/{}/dispatch", plane_id), body({}, {"packageIds": package_ids, "legs": legs}), query={"preview": preview}, key=key)

    def repair(
        self,
        plane_id: int,
        *,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Repair a plane.

        Pays the repair and starts it. Health grows with the world's clock until it is 100; the queue is
        kept and waits. With `preview=true` nothing changes: the answer is the snapshot as it would be.
        Costs 2 points.
        """
        return self.request("POST", self.path("/api/planes/{}/repair", plane_id), query={"preview": preview}, key=key)

    def buy_plane(
        self,
        *,
        model_id: str,
        icao: str,
        name: str | None = None,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Buy a plane.

        Pays the list price less the viewer's discount. The plane is delivered at once with full health and
        an empty tank: at the home airport, where the player has a plane, or at any large airport. With
        `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", "/api/planes/buy", body({"modelId": model_id, "icao": icao}, {"name": name}), query={"preview": preview}, key=key)

    def sell_plane(
        self,
        plane_id: int,
        *,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Sell a plane.

        Sells a parked, empty plane without a queue or a route. The price depends on the list price and its
        health. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2
        points.
        """
        return self.request("POST", self.path("/api/planes/{}/sell", plane_id), query={"preview": preview}, key=key)

    def rename_plane(
        self,
        plane_id: int,
        *,
        name: str,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Rename a plane.

        Gives the plane another name. With `preview=true` nothing changes: the answer is the snapshot as it
        would be. Costs 2 points.
        """
        return self.request("POST", self.path("/api/planes/{}/rename", plane_id), body({"name": name}), query={"preview": preview}, key=key)

    def get_quote(
        self,
        plane_id: int,
        *,
        dest_icao: str,
    ) -> t.Quote:
        """Quote a leg.

        Distance, wind, fuel and its cost, time and wear of a departure now, and whether it would be
        accepted. For a flying plane: from its destination. Changes nothing. Costs 2 points.
        """
        return self.request("GET", self.path("/api/planes/{}/quote", plane_id), query={"destIcao": dest_icao})

    def get_quotes(
        self,
        plane_id: int,
        *,
        dest_icao: str,
    ) -> list[t.Quote]:
        """Quote legs to several airports.

        The quotes of up to 40 destinations, each as a departure there now, in the order of the request.
        Changes nothing. Costs 2 points.
        """
        return self.request("GET", self.path("/api/planes/{}/quotes", plane_id), query={"destIcao": dest_icao})

    def list_routes(self) -> t.RouteList:
        """The player's routes.

        All of them, by id. The snapshot leaves some out if the fleet leaves no room. Changes nothing. Costs
        2 points.
        """
        return self.request("GET", "/api/routes")

    def create_route(
        self,
        *,
        name: str,
        stops: list[str],
        loop: bool | None = None,
        policy: t.CreateRoutePolicy | None = None,
        repair_below: int | None = None,
        stop_when_cash_below: int | None = None,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Create a route.

        Creates a route. Planes fly it once it is assigned to them. The dry run adds `laps`: the first lap
        by each model that the player owns. With `preview=true` nothing changes: the answer is the snapshot
        as it would be. Costs 2 points.
        """
        return self.request("POST", "/api/routes", body({"name": name, "stops": stops}, {"loop": loop, "policy": policy, "repairBelow": repair_below, "stopWhenCashBelow": stop_when_cash_below}), query={"preview": preview}, key=key)

    def change_route(
        self,
        route_id: int,
        *,
        name: str | None = None,
        stops: list[str] | None = None,
        loop: bool | None = None,
        policy: t.ChangeRoutePolicy | None = None,
        repair_below: int | None = None,
        stop_when_cash_below: int | None = None,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Change a route.

        Changes what is given. Planes follow changed stops from their next landing on; those that wait for
        cash start again if the change allows it. The dry run adds `laps`: the first lap by each model that
        the player owns. With `preview=true` nothing changes: the answer is the snapshot as it would be.
        Costs 2 points.
        """
        return self.request("PATCH", self.path("/api/routes/{}", route_id), body({}, {"name": name, "stops": stops, "loop": loop, "policy": policy, "repairBelow": repair_below, "stopWhenCashBelow": stop_when_cash_below}), query={"preview": preview}, key=key)

    def delete_route(
        self,
        route_id: int,
        *,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Delete a route.

        Its planes finish the current leg and lose the rest of the lap from their queue. With `preview=true`
        nothing changes: the answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("DELETE", self.path("/api/routes/{}", route_id), query={"preview": preview}, key=key)

    def assign_route(
        self,
        plane_id: int,
        *,
        route_id: int | None,
        replace_queue: bool | None = None,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Put a plane on a route.

        The plane flies the route from the nearest stop ahead, at once if it is parked, and until it is
        taken off with `routeId` null. Commands on the plane suspend the route; assigning it again resumes
        it. The dry run adds `laps`: the first lap by this plane. With `preview=true` nothing changes: the
        answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", self.path("/api/planes/{}/route", plane_id), body({"routeId": route_id}, {"replaceQueue": replace_queue}), query={"preview": preview}, key=key)

    def repair_planes(
        self,
        *,
        ids: list[int],
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Repair several planes.

        Pays and starts the repair of each. Served in the given order in one commit. `outcomes` has an entry
        for each plane, with the problem where nothing was done. With `preview=true` nothing changes: the
        answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", "/api/planes/repair", body({"ids": ids}), query={"preview": preview}, key=key)

    def assign_planes(
        self,
        *,
        ids: list[int],
        route_id: int | None,
        replace_queue: bool | None = None,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Put several planes on a route.

        Puts each on the route, or takes it off. Served in the given order in one commit. `outcomes` has an
        entry for each plane, with the problem where nothing was done. With `preview=true` nothing changes:
        the answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", "/api/planes/route", body({"ids": ids, "routeId": route_id}, {"replaceQueue": replace_queue}), query={"preview": preview}, key=key)

    def list_plane_jobs(
        self,
        plane_id: int,
        *,
        sort: Literal["netPerHour", "net", "payPerKm"] | None = None,
        fits: bool | None = None,
        with_: str | None = None,
        limit: int | None = None,
    ) -> t.JobGains:
        """Open jobs for a plane.

        What each open job at the player's own airports would add to the plane's trip. `with` names packages
        that the trip already has. The trip is the plane's queue, then the destinations of its cargo, the
        nearest next; a job elsewhere is fetched after that. A flying plane is taken as landed. The figures
        are those of now: later wind, fuel prices and demand may differ. Changes nothing. Costs 10 points.
        """
        return self.request("GET", self.path("/api/planes/{}/jobs", plane_id), query={"sort": sort, "fits": fits, "with": with_, "limit": limit})

    def plan_load(
        self,
        plane_id: int,
        *,
        stops: int | None = None,
    ) -> t.LoadPlan:
        """Plan what a plane loads.

        The open and accepted jobs where the plane is, or lands next, that bring the greatest net per hour
        with at most `stops` more stops, found by a beam search. Empty if no job raises the net. The figures
        are those of now: later wind, fuel prices and demand may differ. Changes nothing. Costs 20 points.
        """
        return self.request("GET", self.path("/api/planes/{}/plan", plane_id), query={"stops": stops})

    def list_packages(
        self,
        *,
        limit: int | None = None,
        after: int | None = None,
    ) -> t.OwnPackagePage:
        """The player's packages.

        Every package that the player accepted or loaded and that has not ended, by id. The snapshot leaves
        some out if they are many. Changes nothing. Costs 2 points.
        """
        return self.request("GET", "/api/packages", query={"limit": limit, "after": after})

    def load_package(
        self,
        package_id: int,
        *,
        plane_id: int,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Load a package.

        Puts an open job, or one that the player accepted, on a plane of the player at the job's airport. Of
        two players who try, exactly one gets the job. The payout is fixed now unless the job was accepted
        before. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2
        points.
        """
        return self.request("POST", self.path("/api/packages/{}/load", package_id), body({"planeId": plane_id}), query={"preview": preview}, key=key)

    def accept_package(
        self,
        package_id: int,
        *,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Reserve a job.

        Keeps an open job for the player without loading it, for ten real minutes or until it expires.
        Letting it lapse costs money and reputation. With `preview=true` nothing changes: the answer is the
        snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", self.path("/api/packages/{}/accept", package_id), query={"preview": preview}, key=key)

    def abandon_package(
        self,
        package_id: int,
        *,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Abandon a package.

        Gives up what the player accepted or loaded, in flight too. A loaded one costs 15 to 60 % of its
        payout, by how long it was aboard, and reputation. What cash does not cover is owed. After three
        packages of one origin within ten real minutes the player can take none there for ten minutes. With
        `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", self.path("/api/packages/{}/abandon", package_id), query={"preview": preview}, key=key)

    def list_airports(
        self,
        *,
        columns: str | None = None,
    ) -> t.AirportTable:
        """All airports.

        Every airport of the world, one row each in the order of `columns`. The same for a whole release: it
        has a strong ETag and may be kept. Costs 1 point.
        """
        return self.request("GET", "/api/airports", query={"columns": columns})

    def list_commodities(self) -> list[t.Commodity]:
        """All commodities.

        Every kind of cargo, with the specials it may have. The same for a whole release. Costs 1 point.
        """
        return self.request("GET", "/api/commodities")

    def get_airport(
        self,
        icao: str,
    ) -> t.AirportDetail:
        """One airport.

        The airport, and what the viewer can do there. Changes nothing. Costs 2 points.
        """
        return self.request("GET", self.path("/api/airports/{}", icao))

    def list_airport_jobs(
        self,
        icao: str,
    ) -> t.AirportJobs:
        """The open jobs of an airport.

        All open jobs at an airport that a plane of the viewer is at, flies to or is queued to. Changes
        nothing. Costs 2 points.
        """
        return self.request("GET", self.path("/api/airports/{}/jobs", icao))

    def list_market_airports(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
    ) -> t.MarketAirportPage:
        """The market at the player's airports.

        Every airport that a plane of the viewer is at, flies to or is queued to, by code, with what the
        market shows of it. Changes nothing. Costs 2 points.
        """
        return self.request("GET", "/api/market/airports", query={"limit": limit, "after": after})

    def list_world_events(
        self,
        *,
        limit: int | None = None,
        after: int | None = None,
    ) -> t.WorldEventPage:
        """World events.

        What happens in the regions of the world now, and what is announced. An event changes pay for jobs
        that are accepted, else loaded, while it lasts; fuel and wear for departures. Changes nothing. Costs
        2 points.
        """
        return self.request("GET", "/api/world/events", query={"limit": limit, "after": after})

    def list_demand(
        self,
        *,
        group: Literal["mail", "consumer", "industry", "fresh", "living", "health"],
    ) -> t.Demand:
        """Demand for a group of commodities.

        The factor on the pay of jobs of this group, by destination. It changes with each delivery there,
        and with each simulated hour. Changes nothing. Costs 10 points.
        """
        return self.request("GET", "/api/demand", query={"group": group})

    def list_milestones(
        self,
        *,
        limit: int | None = None,
        after: Literal["onboarding-home", "onboarding-load", "onboarding-fly", "onboarding-deliver", "onboarding-expand", "deliveries-10", "deliveries-100", "deliveries-1000", "deliveries-10000", "deliveries-100000", "distance-10000", "distance-100000", "distance-1000000", "distance-10000000", "distance-50000000", "airports-5", "airports-25", "airports-100", "airports-250", "airports-500", "countries-3", "countries-10", "countries-25", "countries-50", "countries-100", "fleet-3", "fleet-5", "fleet-10", "fleet-25", "fleet-60", "types-2", "types-5", "types-10", "types-15", "types-19", "reputation-30", "reputation-50", "reputation-70", "reputation-90", "reputation-99", "mastery-specials", "mastery-long-leg", "mastery-heavy", "mastery-route", "mastery-campaign"] | None = None,
    ) -> t.MilestonePage:
        """The player's milestones.

        Goals without money, how far the player has come, and what each earns. Changes nothing. Costs 2
        points.
        """
        return self.request("GET", "/api/milestones", query={"limit": limit, "after": after})

    def change_appearance(
        self,
        *,
        livery_id: Literal["dawn", "meadow", "lagoon", "parcel", "heather", "harbour", "brick", "polar", "savanna", "graphite", "crimson", "midnight", "copper", "jade", "gold"] | None | Unset = UNSET,
        title: Literal["Newcomer", "Entrepreneur", "Courier", "Haulier", "Cargo magnate", "Traveller", "Long hauler", "To the stars", "Neighbour", "Pathfinder", "Cartographer", "Border crosser", "Ambassador", "Citizen of the world", "Fleet owner", "Air line", "Air empire", "Switcher", "Collector", "Museum director", "Reliable", "Trusted", "Beyond doubt", "Specialist", "Ocean crosser", "Heavy lifter", "Planner"] | None | Unset = UNSET,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Choose livery and title.

        Puts on a livery and a title that milestones earned. With `preview=true` nothing changes: the answer
        is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", "/api/player/appearance", body({"liveryId": livery_id, "title": title}), query={"preview": preview}, key=key)

    def get_company(
        self,
        username: str,
    ) -> t.Company:
        """The page of a company.

        What a company shows to anybody, at most a minute old: types of planes, milestones, and flights that
        ended more than 24 real hours ago, but none on routes. A company that shows no page, a suspended
        player and a name that nobody has are the same 404. Changes nothing. Costs 1 point of the limit
        `companies`.
        """
        return self.request("GET", self.path("/api/companies/{}", username))

    def change_privacy(
        self,
        *,
        company_page: bool | None = None,
        share_planes: bool | None = None,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Show or hide.

        Shows or hides the company's page, and the planes to members of the own alliance. With
        `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", "/api/player/privacy", body({}, {"companyPage": company_page, "sharePlanes": share_planes}), query={"preview": preview}, key=key)

    def get_ranking(
        self,
        *,
        by: Literal["worth", "reputation", "deliveries", "km"] | None = None,
        limit: int | None = None,
    ) -> t.PublicRanking:
        """The first companies, for anybody.

        Companies ranked by worth, reputation, deliveries or distance, if the operator shows the ranking.
        Companies that show no page, and those of suspended players, are without names. Changes nothing.
        Costs 2 points.
        """
        return self.request("GET", "/api/ranking", query={"by": by, "limit": limit})

    def list_seasons(
        self,
        *,
        by: Literal["net", "tkm", "punctuality"] | None = None,
        hand: bool | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> t.SeasonPage:
        """Seasons and their first players.

        The running season, a real UTC month, and those that ended, each with its first ten by net result,
        tonne-kilometres or punctuality. `hand=true` leaves out what planes on routes did. Changes nothing.
        Costs 5 points.
        """
        return self.request("GET", "/api/seasons", query={"by": by, "hand": hand, "limit": limit, "before": before})

    def list_base_places(
        self,
        *,
        limit: int | None = None,
    ) -> t.BasePlaces:
        """Airports for a base.

        The airports to which the player delivered, those with most deliveries first. Changes nothing. Costs
        2 points.
        """
        return self.request("GET", "/api/bases/places", query={"limit": limit})

    def buy_base(
        self,
        *,
        icao: str,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Open a base.

        Opens a base at an airport to which the player delivered ten times. There own planes repair twice as
        fast and depart with cheaper fuel, and legs from or to it wear less. Each costs twice as much as the
        one before, and has an upkeep. With `preview=true` nothing changes: the answer is the snapshot as it
        would be. Costs 2 points.
        """
        return self.request("POST", "/api/bases", body({"icao": icao}), query={"preview": preview}, key=key)

    def sell_base(
        self,
        base_id: int,
        *,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Sell a base.

        Closes a base for half of its price. With `preview=true` nothing changes: the answer is the snapshot
        as it would be. Costs 2 points.
        """
        return self.request("POST", self.path("/api/bases/{}/sell", base_id), query={"preview": preview}, key=key)

    def list_campaigns(
        self,
        *,
        limit: int | None = None,
        before: int | None = None,
    ) -> t.CampaignPage:
        """Campaigns.

        The campaigns that run, and the last hundred that ended, newest first, with what the player
        delivered. Only packages loaded by hand count. The stream reports progress as `event: campaign` with
        id, deliveredKg and targetKg. Changes nothing. Costs 2 points.
        """
        return self.request("GET", "/api/campaigns", query={"limit": limit, "before": before})

    def found_alliance(
        self,
        *,
        name: str,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Found an alliance.

        Founds an alliance with the player as its first member. It has at most 20 members and no money of
        its own. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2
        points.
        """
        return self.request("POST", "/api/alliances", body({"name": name}), query={"preview": preview}, key=key)

    def list_alliances(
        self,
        *,
        limit: int | None = None,
        after: int | None = None,
    ) -> t.AlliancePage:
        """Alliances by score.

        All alliances by what their members earned while members. Changes nothing. Costs 5 points.
        """
        return self.request("GET", "/api/alliances", query={"limit": limit, "after": after})

    def leave_alliance(
        self,
        *,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Leave the alliance.

        Leaves the own alliance. If the founder leaves, the oldest member becomes the founder. If the last
        member leaves, the alliance ends. With `preview=true` nothing changes: the answer is the snapshot as
        it would be. Costs 2 points.
        """
        return self.request("POST", "/api/alliance/leave", query={"preview": preview}, key=key)

    def invite_to_alliance(
        self,
        *,
        username: str,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Invite a player.

        Invites a player to the founder's alliance for 7 days. With `preview=true` nothing changes: the
        answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", "/api/alliance/invitations", body({"username": username}), query={"preview": preview}, key=key)

    def list_sent_invitations(self) -> t.SentInvitationList:
        """Invitations of the alliance.

        Open invitations that the founder's alliance has sent. Empty for players who founded none. Changes
        nothing. Costs 2 points.
        """
        return self.request("GET", "/api/alliance/invitations")

    def withdraw_invitation(
        self,
        invitation_id: int,
        *,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Withdraw an invitation.

        Withdraws an open invitation of the founder's alliance. It still counts among the 10 that a player
        sends a day. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2
        points.
        """
        return self.request("DELETE", self.path("/api/alliance/invitations/{}", invitation_id), query={"preview": preview}, key=key)

    def expel_from_alliance(
        self,
        *,
        username: str,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Expel a member.

        Ends the membership of another member of the founder's alliance, as if the member had left: what the
        member earned stays. The member's history says so. With `preview=true` nothing changes: the answer
        is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", "/api/alliance/expel", body({"username": username}), query={"preview": preview}, key=key)

    def accept_invitation(
        self,
        invitation_id: int,
        *,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Join an alliance.

        Joins the alliance of an invitation. What the player earns counts for it 7 days after leaving
        another. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2
        points.
        """
        return self.request("POST", self.path("/api/invitations/{}/accept", invitation_id), query={"preview": preview}, key=key)

    def decline_invitation(
        self,
        invitation_id: int,
        *,
        block: bool | None = None,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Decline an invitation.

        Declines an invitation, with `block` all later ones of the alliance too. With `preview=true` nothing
        changes: the answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", self.path("/api/invitations/{}/decline", invitation_id), body({}, {"block": block}), query={"preview": preview}, key=key)

    def get_alliance(
        self,
        alliance_id: int,
    ) -> t.Alliance:
        """An alliance.

        An alliance with its members. Changes nothing. Costs 2 points.
        """
        return self.request("GET", self.path("/api/alliances/{}", alliance_id))

    def list_invitations(self) -> t.InvitationList:
        """The player's invitations.

        Open invitations to alliances. Changes nothing. Costs 2 points.
        """
        return self.request("GET", "/api/invitations")

    def list_shared_planes(
        self,
        player_id: int,
    ) -> t.SharedPlanes:
        """Planes of a member.

        The planes of a member of the own alliance who allows it, 60 at most. Changes nothing. Costs 5
        points.
        """
        return self.request("GET", self.path("/api/players/{}/planes", player_id))

    def list_ledger(
        self,
        *,
        limit: int | None = None,
        before: int | None = None,
    ) -> t.LedgerPage:
        """The player's ledger.

        Every change of the player's cash, newest first; the sum is the cash. Where old entries were
        deleted, the last one is `brought-forward`: what they add up to. Changes nothing. Costs 10 points.
        """
        return self.request("GET", "/api/history/ledger", query={"limit": limit, "before": before})

    def list_ended_packages(
        self,
        *,
        limit: int | None = None,
        before: int | None = None,
        status: Literal["delivered", "abandoned", "expired"] | None = None,
    ) -> t.PackagePage:
        """The player's ended packages.

        What the player delivered, abandoned or let lapse, the latest first. Changes nothing. Costs 10
        points.
        """
        return self.request("GET", "/api/history/packages", query={"limit": limit, "before": before, "status": status})

    def list_events(
        self,
        *,
        limit: int | None = None,
        before: int | None = None,
        kinds: str | None = None,
    ) -> t.EventPage:
        """The player's events.

        Departures, landings, deliveries, refused departures and all else, newest first. Changes nothing.
        Costs 10 points.
        """
        return self.request("GET", "/api/history/events", query={"limit": limit, "before": before, "kinds": kinds})

    def summarise_history(
        self,
        *,
        since: str | None = None,
    ) -> t.HistorySummary:
        """The player's history in sums.

        Sums of the ledger by reason and plane, cash over time and event counts, since an instant. They
        count entries that were deleted for their age too; an instant of that age is moved to the oldest
        kept hour. Changes nothing. Costs 20 points.
        """
        return self.request("GET", "/api/history/summary", query={"since": since})

    def get_status(self) -> t.Status:
        """Status of the service.

        Players, planes, the world's clock, version and uptime, for anybody. Changes nothing. Costs 1 point.
        """
        return self.request("GET", "/api/status")
