"""The calls of the cargo game. Generated from cargo/openapi.json by `npm run generate`. Do not edit."""

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

        Opens a session and ends the one whose cookie it replaces. Other sessions stay open, up to 50. After
        five wrong passwords from one address, an account allows that address only one try a minute; after
        ten, all accounts do. A browser that signed in to the account before is a known device: wrong
        passwords from elsewhere do not lock it, and it has ten of its own. Costs 1 point of the limit
        `sign-in`.
        """
        return self.request("POST", "/api/auth/sign-in", body({"username": username, "password": password}))

    def begin_as_guest(self) -> t.SignedIn:
        """Begin as a guest.

        Creates a player with a random name and 125,000 €, and signs in. A guest plays like everybody else,
        but is not ranked and cannot show a page or found an alliance. Only this session gives access to the
        account. Signing out deletes the account, and so do 7 days without a request. Refused if
        registration is not open, or if the service has reached its limit of guests. Costs 1 point of the
        limit `sign-in` and of `new accounts`.
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

        Gives the guest a name and a password. The player keeps everything and is ranked from then on. The
        guest's session ends and another one begins. The rules of registration apply: see GET
        /api/auth/registration. Costs 1 point of the limit `sign-in`.
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

        Deletes the player with planes, even flying ones, cargo, money, history and sessions. This cannot be
        undone. After ten wrong passwords the session has only one try a minute. Costs 1 point of the limit
        `sign-in`.
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

        Changes the password and ends all other sessions of the player. The current session stays open.
        Other browsers are no longer known devices. After ten wrong passwords the session has only one try a
        minute. Costs 1 point of the limit `sign-in`.
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

        Ends one of the player's sessions, which may be the current one. Its streams end within a second.
        Costs 2 points.
        """
        return self.request("DELETE", self.path("/api/auth/sessions/{}", session_id), key=key)

    def list_tokens(self) -> t.ListTokensAnswer:
        """The player's API tokens.

        The player's API tokens without their texts. Expired ones stay in the list for 30 days. Changes
        nothing. Costs 2 points.
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

        Makes a token for a program, which sends the token's text as `Authorization: Bearer`. It gives
        access to the game, as its scope says, but not to the account. Only this answer shows the text. A
        player has at most 20 valid tokens. Costs 2 points.
        """
        return self.request("POST", "/api/auth/tokens", body({"name": name, "scope": scope, "expiresInDays": expires_in_days}))

    def revoke_token(
        self,
        token_id: int,
        *,
        key: str | None = None,
    ) -> None:
        """Revoke an API token.

        The token no longer works from now on. Its streams end within a second. Costs 2 points.
        """
        return self.request("DELETE", self.path("/api/auth/tokens/{}", token_id), key=key)

    def get_state(self) -> t.State:
        """The player's snapshot.

        The player's snapshot as of now. Runs the scheduled events that are due; changes nothing else. Costs
        2 points.
        """
        return self.request("GET", "/api/state")

    def get_leaderboard(
        self,
        *,
        by: Literal["worth", "reputation", "deliveries", "km"] | None = None,
        limit: int | None = None,
    ) -> t.Leaderboard:
        """The ranking of players.

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

        Helps a player who is stuck: raises the cash to 5,000 € more than the cheapest way to continue
        costs. A player gets relief once a real hour. With `preview=true` nothing changes: the answer is the
        snapshot as it would be. Costs 2 points.
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

        Departs at once and buys the fuel that the leg needs beyond what is aboard. Any airport within the
        tank's reach can be the destination. If it is that of the first queued leg, this leg is taken off
        the queue. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2
        points.
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

        Appends a leg to the queue, whatever the plane is doing. The plane departs on it automatically after
        a landing, or by a dispatch. Only then range and cash are checked. With `preview=true` nothing
        changes: the answer is the snapshot as it would be. Costs 2 points.
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

        Takes the leg at `index` off the queue. The leg after it goes too if it would then start and end at
        the same airport. The leg that the plane is flying stays. With `preview=true` nothing changes: the
        answer is the snapshot as it would be. Costs 2 points.
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

        Moves the leg at `index` in the queue to the place `to`. The leg that came after it is removed if it
        would then start and end at the same airport. The leg that the plane is flying stays. With
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

        Loads the packages, appends the legs and departs on the first leg of the queue. If any part is
        refused, nothing is done. Without packages and legs the plane departs on the queue that it has. With
        `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
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

        Pays for the repair and starts it. Health grows with the world's clock until it is 100; the queue is
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
        an empty tank. This can be at the home airport, at an airport where the player has a plane, or at
        any large airport. With `preview=true` nothing changes: the answer is the snapshot as it would be.
        Costs 2 points.
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

        Sells a parked, empty plane without a queue or a route. The price depends on the list price and the
        plane's health. With `preview=true` nothing changes: the answer is the snapshot as it would be.
        Costs 2 points.
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
        accepted. For a flying plane, the leg starts at its destination. Changes nothing. Costs 2 points.
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

        All routes of the player, by id. A snapshot leaves some out if a large fleet leaves no room for
        them. Changes nothing. Costs 2 points.
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

        Changes the given fields. The others stay as they are. Planes follow changed stops from their next
        landing on. Planes that stopped for lack of cash start again if the change allows it. The dry run
        adds `laps`: the first lap by each model that the player owns. With `preview=true` nothing changes:
        the answer is the snapshot as it would be. Costs 2 points.
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

        Deletes the route. Its planes finish the current leg, and the rest of the lap is taken off their
        queues. With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2
        points.
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

        The plane flies the route, beginning with the nearest stop ahead, at once if it is parked. It does
        so until `routeId` null takes it off the route. Commands on the plane suspend the route, and
        assigning it again resumes it. The dry run adds `laps`: the first lap by this plane. With
        `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
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

        Pays for the repair of each plane and starts it. The planes are served in the given order, in one
        commit. `outcomes` has an entry for each plane, with the problem if nothing was done with it. With
        `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
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

        Puts each plane on the route, or takes it off its route. The planes are served in the given order,
        in one commit. `outcomes` has an entry for each plane, with the problem if nothing was done with it.
        With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
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
        that the trip already has. The trip is the plane's queue, then the destinations of its cargo, always
        the nearest next. A job at another airport is fetched after that. A flying plane counts as landed,
        one under repair as repaired. The figures are those of now: later wind, fuel prices and demand may
        differ. Changes nothing. Costs 10 points.
        """
        return self.request("GET", self.path("/api/planes/{}/jobs", plane_id), query={"sort": sort, "fits": fits, "with": with_, "limit": limit})

    def plan_load(
        self,
        plane_id: int,
        *,
        stops: int | None = None,
    ) -> t.LoadPlan:
        """Plan what a plane loads.

        Finds, by a beam search, the open and accepted jobs where the plane is or lands next that bring the
        greatest net income per hour, with at most `stops` more stops. A plan names no job if none raises
        the net income, and is empty for a plane that is broken or lands broken. The figures are those of
        now: later wind, fuel prices and demand may differ. Changes nothing. Costs 20 points.
        """
        return self.request("GET", self.path("/api/planes/{}/plan", plane_id), query={"stops": stops})

    def list_packages(
        self,
        *,
        limit: int | None = None,
        after: int | None = None,
    ) -> t.OwnPackagePage:
        """The player's packages.

        Every package that the player accepted or loaded and that has not ended, by id. A snapshot leaves
        some out if there are many. Changes nothing. Costs 2 points.
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

        Loads an open job, or one that the player accepted, onto a plane of the player at the job's airport.
        If two players try, exactly one gets the job. The payout is fixed now unless the job was accepted
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

        Gives up a package that the player accepted or loaded, even in flight. A loaded package costs
        reputation and 15 to 60 % of its payout, by how long it was aboard. What the cash does not cover is
        owed. After three packages of one origin within ten real minutes, the player can take no jobs there
        for ten minutes. With `preview=true` nothing changes: the answer is the snapshot as it would be.
        Costs 2 points.
        """
        return self.request("POST", self.path("/api/packages/{}/abandon", package_id), query={"preview": preview}, key=key)

    def list_airports(
        self,
        *,
        columns: str | None = None,
    ) -> t.AirportTable:
        """All airports.

        Every airport of the world, one row each in the order of `columns`. The answer stays the same for a
        whole release: it has a strong ETag, and clients can cache it. Costs 1 point.
        """
        return self.request("GET", "/api/airports", query={"columns": columns})

    def list_commodities(self) -> list[t.Commodity]:
        """All commodities.

        Every kind of cargo, with the specials it may have. The answer stays the same for a whole release.
        Costs 1 point.
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

        The market at every airport that a plane of the viewer is at, flies to or is queued to, by code.
        Changes nothing. Costs 2 points.
        """
        return self.request("GET", "/api/market/airports", query={"limit": limit, "after": after})

    def list_world_events(
        self,
        *,
        limit: int | None = None,
        after: int | None = None,
    ) -> t.WorldEventPage:
        """World events.

        What happens in the regions of the world now, and what is announced. While an event lasts, it
        changes the pay of jobs that are accepted (or loaded, if they were not accepted before), or the fuel
        price or wear of departures. Changes nothing. Costs 2 points.
        """
        return self.request("GET", "/api/world/events", query={"limit": limit, "after": after})

    def list_demand(
        self,
        *,
        group: Literal["mail", "consumer", "industry", "fresh", "living", "health"],
    ) -> t.Demand:
        """Demand for a group of commodities.

        The factor on the pay of jobs of this group, by destination. It changes with each delivery there,
        and with each simulated hour. The call changes nothing. Costs 10 points.
        """
        return self.request("GET", "/api/demand", query={"group": group})

    def list_milestones(
        self,
        *,
        limit: int | None = None,
        after: Literal["onboarding-home", "onboarding-load", "onboarding-fly", "onboarding-deliver", "onboarding-expand", "deliveries-10", "deliveries-100", "deliveries-1000", "deliveries-10000", "deliveries-100000", "distance-10000", "distance-100000", "distance-1000000", "distance-10000000", "distance-50000000", "airports-5", "airports-25", "airports-100", "airports-250", "airports-500", "countries-3", "countries-10", "countries-25", "countries-50", "countries-100", "fleet-3", "fleet-5", "fleet-10", "fleet-25", "fleet-60", "types-2", "types-5", "types-10", "types-15", "types-19", "reputation-30", "reputation-50", "reputation-70", "reputation-90", "reputation-99", "mastery-specials", "mastery-long-leg", "mastery-heavy", "mastery-route", "mastery-campaign"] | None = None,
    ) -> t.MilestonePage:
        """The player's milestones.

        The milestones, how far the player has come, and the livery or title that each earns. Changes
        nothing. Costs 2 points.
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

        Chooses a livery and a title among those that the player earned by milestones. With `preview=true`
        nothing changes: the answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", "/api/player/appearance", body({"liveryId": livery_id, "title": title}), query={"preview": preview}, key=key)

    def get_company(
        self,
        username: str,
    ) -> t.Company:
        """The page of a company.

        What a company shows to anybody, at most a minute old: types of planes, milestones, and flights that
        ended more than 24 real hours ago, without those on routes. The answer is the same 404 if the
        company shows no page, if the player is suspended and if nobody has the name. Changes nothing. Costs
        1 point of the limit `companies`.
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
        """Change what others see.

        Shows or hides the company's page to everybody, and the player's planes to members of the alliance.
        With `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", "/api/player/privacy", body({}, {"companyPage": company_page, "sharePlanes": share_planes}), query={"preview": preview}, key=key)

    def get_ranking(
        self,
        *,
        by: Literal["worth", "reputation", "deliveries", "km"] | None = None,
        limit: int | None = None,
    ) -> t.PublicRanking:
        """The public ranking.

        Companies ranked by worth, reputation, deliveries or distance, if the operator shows the ranking.
        Companies that show no page, and those of suspended players, appear without names. Changes nothing.
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
        """Seasons and their rankings.

        The running season, which is a real UTC month, and those that ended. Each has its first ten players
        by net result, tonne-kilometres or punctuality. `hand=true` leaves out what planes on routes did.
        Changes nothing. Costs 5 points.
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

        Opens a base at an airport to which the player delivered ten times. There the player's planes are
        repaired twice as fast and buy cheaper fuel, and legs from or to it cause less wear. Each base costs
        twice as much as the one before, and an upkeep. With `preview=true` nothing changes: the answer is
        the snapshot as it would be. Costs 2 points.
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

        Closes a base and pays back half of its price. With `preview=true` nothing changes: the answer is
        the snapshot as it would be. Costs 2 points.
        """
        return self.request("POST", self.path("/api/bases/{}/sell", base_id), query={"preview": preview}, key=key)

    def list_campaigns(
        self,
        *,
        limit: int | None = None,
        before: int | None = None,
    ) -> t.CampaignPage:
        """Campaigns.

        The running campaigns and the last hundred that ended, newest first, with what the player delivered.
        Only packages that were loaded by hand count. The stream reports progress as `event: campaign` with
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

        All alliances, ranked by what their members earned as members. Changes nothing. Costs 5 points.
        """
        return self.request("GET", "/api/alliances", query={"limit": limit, "after": after})

    def leave_alliance(
        self,
        *,
        preview: bool | None = None,
        key: str | None = None,
    ) -> t.State:
        """Leave the alliance.

        Leaves the player's alliance. If the founder leaves, the oldest member becomes the founder. If the
        last member leaves, the alliance ends. With `preview=true` nothing changes: the answer is the
        snapshot as it would be. Costs 2 points.
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

        Ends the membership of another member of the founder's alliance, as if the member had left: the
        alliance keeps what the member earned. The member's history shows the expulsion. With `preview=true`
        nothing changes: the answer is the snapshot as it would be. Costs 2 points.
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

        Joins the alliance of an invitation. After leaving another alliance, what the player earns counts
        only from 7 days later on. With `preview=true` nothing changes: the answer is the snapshot as it
        would be. Costs 2 points.
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

        Declines an invitation. With `block`, all later ones of this alliance are declined too. With
        `preview=true` nothing changes: the answer is the snapshot as it would be. Costs 2 points.
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

        The planes of another member of the player's alliance who shows them, at most 60. Changes nothing.
        Costs 5 points.
        """
        return self.request("GET", self.path("/api/players/{}/planes", player_id))

    def list_ledger(
        self,
        *,
        limit: int | None = None,
        before: int | None = None,
    ) -> t.LedgerPage:
        """The player's ledger.

        Every change of the player's cash, newest first. All entries together make the cash. If old entries
        were deleted, the last entry is `brought-forward`, their sum. Changes nothing. Costs 10 points.
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

        Packages that the player delivered or abandoned, or whose reservation lapsed, the latest first.
        Changes nothing. Costs 10 points.
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

        What happened to the player, such as departures, landings, deliveries and refused departures, newest
        first. Changes nothing. Costs 10 points.
        """
        return self.request("GET", "/api/history/events", query={"limit": limit, "before": before, "kinds": kinds})

    def summarise_history(
        self,
        *,
        since: str | None = None,
    ) -> t.HistorySummary:
        """Totals of the player's history.

        Sums of the ledger by reason and plane, cash over time and event counts, since an instant. They
        include entries that were deleted for their age. An instant before the oldest kept hour counts as
        that hour. Changes nothing. Costs 20 points.
        """
        return self.request("GET", "/api/history/summary", query={"since": since})

    def get_status(self) -> t.Status:
        """Status of the service.

        Players, planes, the world's clock, version and uptime, for anybody. Changes nothing. Costs 1 point.
        """
        return self.request("GET", "/api/status")
