"""The answers of the cargo game as typed dicts. Generated from cargo/openapi.json by `npm run generate`. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired, TypeAlias


ProblemCode = Literal[
    "accept-blocked",
    "accept-limit",
    "admin-not-logged-in",
    "alliance-full",
    "alliance-name-taken",
    "already-accepted",
    "already-invited",
    "already-loaded",
    "already-reverted",
    "already-there",
    "base-exists",
    "base-limit",
    "beyond-tank",
    "body-too-large",
    "catching-up",
    "company-name-reserved",
    "constraint-violation",
    "cooling-off",
    "cross-site",
    "debt-first",
    "fleet-full",
    "foreign-host",
    "guest-account",
    "hashing-busy",
    "home-chosen",
    "idempotency-key-malformed",
    "idempotency-key-reused",
    "in-alliance",
    "index-out-of-range",
    "insufficient-scope",
    "internal-error",
    "invalid-token",
    "invitation-blocked",
    "invitation-limit",
    "invite-invalid",
    "invite-needed",
    "job-gone",
    "job-taken",
    "last-admin",
    "malformed-json",
    "malformed-request",
    "no-desk",
    "no-plane-for-it",
    "not-a-guest",
    "not-a-home",
    "not-a-member",
    "not-earned",
    "not-found",
    "not-founder",
    "not-in-alliance",
    "not-known-there",
    "not-owner",
    "not-revertible",
    "not-shared",
    "not-signed-in",
    "not-sold-there",
    "not-taken",
    "outcome-unknown",
    "outside-pool",
    "overloaded",
    "password-common",
    "payload-exceeded",
    "plane-broken",
    "plane-elsewhere",
    "plane-flying",
    "plane-healthy",
    "plane-in-use",
    "plane-loaded",
    "plane-on-route",
    "plane-queued",
    "plane-repairing",
    "purse-too-small",
    "queue-empty",
    "queue-full",
    "queue-not-empty",
    "ranking-not-public",
    "read-only-table",
    "registration-closed",
    "relief-not-needed",
    "relief-too-soon",
    "route-limit",
    "row-changed",
    "same-stop",
    "scouting-limit",
    "session-needed",
    "sign-in-locked",
    "special-refused",
    "stop-beyond-range",
    "stopping",
    "store-unavailable",
    "suspended",
    "too-many-guests",
    "too-many-requests",
    "too-many-streams",
    "too-many-tokens",
    "unknown-airport",
    "unknown-alliance",
    "unknown-base",
    "unknown-company",
    "unknown-entry",
    "unknown-icao",
    "unknown-invitation",
    "unknown-invite",
    "unknown-model",
    "unknown-package",
    "unknown-plane",
    "unknown-player",
    "unknown-problem",
    "unknown-route",
    "unknown-row",
    "unknown-session",
    "unknown-table",
    "unknown-token",
    "unknown-user",
    "unknown-username",
    "unsupported-media-type",
    "username-taken",
    "wrong-credentials",
    "wrong-password",
]


class AirportDetail(TypedDict):
    """An airport, and what the viewer can do there."""

    icao: str
    """The airport. ICAO code."""
    name: str
    """Its name."""
    city: str
    """The city it serves; empty if unknown."""
    country: str
    """Two letters of ISO 3166."""
    lat: float
    """Degrees, north positive."""
    lon: float
    """Degrees, east positive."""
    size: Literal["large", "medium", "small"]
    """How large it is."""
    scheduled: bool
    """True if airlines serve it by timetable. Jobs lead only to these airports and to large ones. Jobs start wherever planes are."""
    hasJobs: bool
    """Jobs lead there: airlines serve it by timetable, or it is large."""
    inPool: bool
    """A plane of the viewer is there, flies there or is queued to it."""
    openJobs: int | None
    sellsPlanes: bool
    """The viewer can buy a plane there now."""


class AirportJobs(TypedDict):
    """The open jobs of one airport."""

    icao: str
    """The airport. ICAO code."""
    jobs: list[Package]
    """All open jobs there, the first to expire first."""


class AirportTable(TypedDict):
    """All airports, compact: field names once, then one row each."""

    columns: list[str]
    """Names of the values of a row, in order."""
    rows: list[list[str | float | bool]]
    """By icao. All columns are icao, name, city, country, lat, lon, size, scheduled."""


class Alliance(TypedDict):
    """An alliance with its members."""

    id: int
    """Id of the alliance."""
    name: str
    """Its name."""
    members: list[AllianceMember]
    """The oldest first."""
    score: int
    """What members earned while they were members, by deliveries, routes and campaigns. Whole euros."""


class AllianceMember(TypedDict):
    """A member of an alliance."""

    playerId: int
    """Id of the player."""
    username: str
    """Name of the player."""
    companyName: str
    """Name of the company."""
    isFounder: bool
    """True for the founder, who alone invites and expels."""
    joinedAt: str
    """When the player joined. ISO 8601, UTC."""
    countsFrom: str
    """The instant from which the member's earnings count. ISO 8601, UTC."""
    earned: int
    """What the member earned as a member. Whole euros."""
    sharesPlanes: bool
    """True if other members may see the member's planes."""


class AlliancePage(TypedDict):
    """Alliances by score."""

    items: list[RankedAlliance]
    """By score."""
    nextAfter: int | None


class ApiToken(TypedDict):
    """An API token of the player, without its text."""

    id: int
    """Id of the token."""
    name: str
    """What the token is for. Only its player sees this name."""
    scope: Literal["read", "play"]
    """What the token allows: `read` to read the game, `play` to give commands too."""
    createdAt: str
    """When it was made. ISO 8601, UTC."""
    lastUsedAt: str | None
    expiresAt: str
    """When it stops working. ISO 8601, UTC."""


class Base(TypedDict):
    """An airport where a company repairs faster and buys cheaper fuel, and from and to which its planes wear less."""

    id: int
    """Id of the base."""
    icao: str
    """Where it is. ICAO code."""
    price: int
    """What it cost. Whole euros."""
    upkeep: int
    """What each upkeep costs. Whole euros."""
    upkeepSimTime: int
    """When its next upkeep is due. Simulated milliseconds since 1970."""
    saleValue: int
    """What selling it pays. Whole euros."""


class BasePlace(TypedDict):
    """An airport to which the player delivered."""

    icao: str
    """The airport. ICAO code."""
    deliveries: int
    """Deliveries of the player to it, counted up to 10. With that many the player can open a base there."""
    hasBase: bool
    """The player has a base there."""


class BasePlaces(TypedDict):
    """Where the player has bases or could open one."""

    items: list[BasePlace]
    """The airports with most deliveries first, then by code."""


class Campaign(TypedDict):
    """Goods that all players together bring to an airport."""

    id: int
    """Id of the campaign."""
    icao: str
    """Where to deliver. ICAO code."""
    group: Literal["mail", "consumer", "industry", "fresh", "living", "health"]
    """The group of goods that counts."""
    startsSimTime: int
    """When it began. Simulated milliseconds since 1970."""
    endsSimTime: int
    """When it ends. Simulated milliseconds since 1970."""
    targetKg: int
    """Kilograms that make it a success."""
    deliveredKg: int
    """Kilograms delivered so far, at most the target."""
    mostKgEach: int
    """The most kilograms of one player that count."""
    outcome: Literal["running", "succeeded", "failed"]
    """Whether it runs, or how it ended."""
    carriers: int
    """Players who delivered for it."""
    own: OwnContribution | None


class CampaignPage(TypedDict):
    """Campaigns that run, and the last ones that ended."""

    items: list[Campaign]
    """Newest first."""
    nextBefore: int | None


class CatalogEntry(TypedDict):
    """A model of plane that can be bought."""

    id: str
    """Id of the model, such as C208."""
    name: str
    """Maker and model."""
    maxPayloadKg: int
    """Payload, in kg."""
    emptyWeightKg: int
    """Weight without fuel and cargo, in kg."""
    cruiseKmh: float
    """Cruise speed in km/h."""
    rangeKm: float
    """Distance that a full tank reaches in the worst wind, in km."""
    burnLPerKm: float
    """Litres a km with a full tank and no wind."""
    maxFuel: int
    """Size of the tank, in litres."""
    price: int
    """List price, before the viewer's discount, which `economy` has. Whole euros."""


class ChangeRoutePolicy(TypedDict):
    """What planes load. Absent fields stay as they are."""

    maxLaterStops: NotRequired[int]
    """How many of the next stops accepted and open jobs are loaded for."""
    openJobs: NotRequired[bool]
    """Loads open jobs too, once they have been open for 5 real minutes."""
    minNetPerHour: NotRequired[int]
    """Least whole euros an hour of flight that an open job must bring, after the dispatcher's share and after what its special loses on the way. Fuel and wear are those of the lap."""


class Commodity(TypedDict):
    """A kind of cargo."""

    id: str
    """Id, as packages name it."""
    label: str
    """Its name."""
    group: Literal["mail", "consumer", "industry", "fresh", "living", "health"]
    """The group that it belongs to: demand is for groups."""
    unitKg: float
    """Weight of one unit, in kg."""
    factor: float
    """Factor on the payout."""
    specials: list[str]
    """Ids of the specials that it may carry."""
    isFood: bool
    """True for food, which is not loaded together with dangerous goods."""
    isLive: bool
    """True for live animals, which are not loaded together with dangerous goods."""


class Company(TypedDict):
    """The public page of a company. It never shows cash, positions, bases or today's airports."""

    username: str
    """Name of the player."""
    companyName: str
    """Name of the company."""
    joined: str
    """Month in which the player registered: `2026-11`."""
    fleet: list[CompanyFleetItem]
    """Planes by type, small types first."""
    livery: Livery | None
    title: str | None
    milestones: list[CompanyMilestonesItem]
    """Milestones that were reached."""
    seasons: list[CompanySeason]
    """Places among the first ten of finished seasons, newest first."""
    flights: list[CompanyFlight]
    """The latest ten that ended more than 24 real hours ago."""


class CompanyFleetItem(TypedDict):
    modelId: str
    """Id of the type."""
    planes: int
    """Planes of the type."""


class CompanyFlight(TypedDict):
    """A flight that ended more than 24 real hours ago."""

    originIcao: str
    """Where it departed. ICAO code."""
    destIcao: str
    """Where it landed. ICAO code."""
    distanceKm: float
    """Great-circle distance in km, with one decimal."""
    landedAt: str
    """When it landed, in real time. ISO 8601, UTC."""


class CompanyMilestonesItem(TypedDict):
    id: str
    """Id of the milestone."""
    doneAt: str
    """When it was reached. ISO 8601, UTC."""


class CompanySeason(TypedDict):
    """A place in a finished season."""

    season: str
    """The UTC month."""
    by: Literal["net", "tkm", "punctuality"]
    """Figure of the ranking."""
    hand: bool
    """True if the ranking leaves out what planes on routes did."""
    rank: int
    """1 is the first."""


class CoolingOff(TypedDict):
    """An airport where the player abandoned three packages within 10 real minutes."""

    icao: str
    """The airport. ICAO code."""
    untilRealMs: int
    """Real milliseconds until jobs can be loaded and accepted there again, at the instant of the answer."""


class CreateRoutePolicy(TypedDict):
    """What planes load. Absent fields stay as they are."""

    maxLaterStops: NotRequired[int]
    """How many of the next stops accepted and open jobs are loaded for."""
    openJobs: NotRequired[bool]
    """Loads open jobs too, once they have been open for 5 real minutes."""
    minNetPerHour: NotRequired[int]
    """Least whole euros an hour of flight that an open job must bring, after the dispatcher's share and after what its special loses on the way. Fuel and wear are those of the lap."""


class CreatedApiToken(TypedDict):
    """A new API token with its text."""

    id: int
    """Id of the token."""
    name: str
    """What the token is for. Only its player sees this name."""
    scope: Literal["read", "play"]
    """What the token allows: `read` to read the game, `play` to give commands too."""
    createdAt: str
    """When it was made. ISO 8601, UTC."""
    lastUsedAt: str | None
    expiresAt: str
    """When it stops working. ISO 8601, UTC."""
    token: str
    """The text for `Authorization: Bearer`. Only this answer shows it."""


class Demand(TypedDict):
    """The demand for a group of commodities at all airports to which jobs go."""

    untilSimTime: int
    """When the indices next change without a delivery: at the next full simulated hour. Simulated milliseconds since 1970."""
    items: list[DemandIndex]
    """By airport; those with an index of 1 are left out."""


class DemandIndex(TypedDict):
    """The demand at an airport for a group of commodities."""

    icao: str
    """Where jobs go. ICAO code."""
    group: Literal["mail", "consumer", "industry", "fresh", "living", "health"]
    """The group of commodities."""
    index: float
    """The factor on the pay of jobs of the group that go there."""


class Economy(TypedDict):
    """The constants of prices, limits and jobs, and the viewer's discounts."""

    worldTimeScale: float
    """Simulated milliseconds that pass in one real millisecond."""
    fuelDensityKgPerL: float
    """Weight of fuel in kg a litre."""
    fuelPricePerL: float
    """Euros a litre, before the viewer's discount."""
    planeDiscount: float
    """The viewer's discount on list prices, as a fraction."""
    fuelDiscount: float
    """The viewer's discount on fuel, as a fraction."""
    saleShare: float
    """What the sale of a plane with full health pays, as a fraction of the list price."""
    saleWearShare: float
    """How much less the sale pays at health 0, as a fraction of the list price."""
    repairShare: float
    """What a repair from health 0 to 100 costs, as a fraction of the list price."""
    repairBrokenFactor: float
    """Factor on the cost of a repair if the plane is broken."""
    repairPerSimHour: float
    """Fraction of full health that a repair restores in a simulated hour."""
    abandonMinShare: float
    """Least penalty for abandoning a loaded package, as a fraction of its payout."""
    abandonMaxShare: float
    """Greatest penalty for abandoning a loaded package, as a fraction of its payout."""
    lapseShare: float
    """Penalty for not loading an accepted job, as a fraction of its payout, and at most of the player's cash."""
    debtShare: float
    """Fraction of the pay of deliveries, routes, campaigns and sales that goes to what the player owes."""
    jobLifetimeMs: int
    """Real milliseconds from the creation of a job until it expires."""
    limits: EconomyLimits
    """Limits."""
    depth: EconomyDepth
    """The figures of the market, of what a company can build up and of what players do together."""
    poolBands: list[PoolBand]
    specials: list[Special]


class EconomyDepth(TypedDict):
    """The figures of the market, of what a company can build up and of what players do together."""

    planesACommand: int
    """Most planes of one request that repairs several or puts several on a route."""
    jobs: list[EconomyDepthJobsItem]
    """How the jobs of each band are drawn."""
    events: EconomyDepthEvents
    """World events."""
    demand: EconomyDepthDemand
    """Demand."""
    bases: EconomyDepthBases
    """Bases."""
    routes: EconomyDepthRoutes
    """Routes."""
    campaigns: EconomyDepthCampaigns
    """Campaigns."""
    alliances: EconomyDepthAlliances
    """Alliances."""
    seasons: EconomyDepthSeasons
    """Seasons."""


class EconomyDepthAlliances(TypedDict):
    """Alliances."""

    members: int
    """Members of an alliance."""
    openInvitations: int
    """Open invitations of an alliance."""
    invitationsADay: int
    """Invitations that a player sends within a real day."""
    invitationRealMs: int
    """Real milliseconds after which an invitation lapses."""
    pauseRealMs: int
    """Real milliseconds after leaving an alliance for which nothing counts for the next one."""


class EconomyDepthBases(TypedDict):
    """Bases."""

    limit: int
    """Bases of a player."""
    firstPrice: int
    """What the first base costs; each further one costs twice as much as the one before. Whole euros."""
    deliveries: int
    """Deliveries to an airport after which a player can open a base there."""
    upkeepShare: float
    """What an upkeep costs, as a fraction of the price of the base."""
    upkeepSimMs: int
    """Simulated milliseconds from one upkeep to the next."""
    upkeepLeaves: int
    """Least cash that an upkeep leaves; if it cannot, the base closes. Whole euros."""
    saleShare: float
    """What the sale of a base pays, as a fraction of its price."""
    repairFactor: float
    """Factor on the speed of repairs there."""
    fuelFactor: float
    """Factor on the cost of fuel at departures there."""
    wearFactor: float
    """Factor on the wear of legs from or to it."""


class EconomyDepthCampaigns(TypedDict):
    """Campaigns."""

    twoFrom: int
    """Active players from which two campaigns run at once."""
    threeFrom: int
    """Active players from which three campaigns run at once."""
    activeRealMs: int
    """Real milliseconds for which a delivery that was loaded by hand makes a player active."""
    leastSimHours: int
    """Simulated hours that a campaign lasts at least."""
    mostSimHours: int
    """Simulated hours that a campaign lasts at most."""
    targetKg: int
    """Kilograms of the target for one active player."""
    targetExponent: float
    """The target grows with the number of active players to this power."""
    sharedFrom: int
    """Active players from which one player can bring at most `mostShare` of the target."""
    mostShare: float
    """Most of the target that one of many players can bring, as a fraction."""
    jobShare: float
    """Of the larger jobs that could go to a campaign's airport, the fraction that does."""
    payShare: float
    """Fraction of what the counted deliveries earned that success pays on top."""
    reputation: float
    """Points of reputation that success brings each carrier."""


class EconomyDepthDemand(TypedDict):
    """Demand."""

    waveHeight: float
    """How far the index of demand rises and falls around 1 without deliveries."""
    waveSimHours: int
    """Simulated hours from one random value of this wave to the next."""
    leastIndex: float
    """Least index of demand."""
    mostIndex: float
    """Greatest index of demand."""
    halfLifeSimHours: int
    """Simulated hours in which the effect of deliveries falls to half."""
    loadKg: EconomyDepthDemandLoadKg
    """Kilograms, delivered at once, that lower the index to 1/e."""
    smallKg: int
    """Jobs up to this weight, in kg, are paid with at least `leastSmallFactor`."""
    leastSmallFactor: float
    """Least factor of demand on the pay of these jobs."""


class EconomyDepthDemandLoadKg(TypedDict):
    """Kilograms, delivered at once, that lower the index to 1/e."""

    small: int
    """At small airports."""
    medium: int
    """At medium ones."""
    large: int
    """At large ones."""


class EconomyDepthEvents(TypedDict):
    """World events."""

    oneChance: float
    """Chance of at least one event in a region and a simulated week."""
    twoChance: float
    """Chance of two events, which is included in `oneChance`."""
    leastSimHours: int
    """Simulated hours that an event lasts at least."""
    mostSimHours: int
    """Simulated hours that an event lasts at most."""
    announcedSimMs: int
    """Simulated milliseconds from the announcement to the beginning."""
    shortageFactor: float
    """Factor on the pay of the scarce group for jobs into the region."""
    harvestFactor: float
    """Factor on the pay of fresh cargo for jobs out of the region."""
    festivalFactor: float
    """Factor on the pay of consumer goods for jobs into the region."""
    cheapFuelFactor: float
    """Factor on the price of fuel while it is cheap."""
    dearFuelFactor: float
    """Factor on the price of fuel while it is dear."""
    stormWearFactor: float
    """Factor on the wear of legs from or to the region in a storm."""
    stormLeastWind: float
    """Least factor of the wind on the fuel burn of these legs."""
    mostPayFactor: float
    """Greatest factor on pay of demand and events together."""


class EconomyDepthJobsItem(TypedDict):
    band: Literal["local", "regional", "medium", "long", "heavy"]
    """A band of `poolBands`."""
    partnerShare: float
    """Fraction of its jobs that go to one of two trade partners of the airport and the week."""
    firstPartnerShare: float
    """Fraction of those that go to the first of the two."""
    weightPower: float
    """Weights are minKg · (maxKg ÷ minKg)^(u^weightPower) for a random u from 0 to 1; above 1 light jobs are more frequent."""


class EconomyDepthRoutes(TypedDict):
    """Routes."""

    routes: int
    """Routes of a player."""
    leastStops: int
    """Least stops of a route."""
    mostStops: int
    """Most stops of a route."""
    queuedStops: int
    """Stops that the queue of a plane on a route shows at most."""
    desks: int
    """Planes of a player that may be on routes, without a base."""
    desksABase: int
    """How many more planes may be on routes for each base."""
    mostDesks: int
    """Most planes of a player that may be on routes, with any number of bases."""
    dispatcherShare: float
    """Fraction of what a route delivers that the dispatcher takes."""
    openBeforeRealMs: int
    """Real milliseconds for which a job must have been open before a route takes it."""
    awayRealMs: int
    """Real milliseconds after the last request of the owner for which routes run."""
    lineFreightSimMs: int
    """Simulated milliseconds after which line freight between two stops fills the free payload of a plane."""
    lineFreightFirstShare: float
    """Fraction of the free payload that line freight fills the first time."""
    lineFreightPayShare: float
    """Fraction of the base payout that line freight pays."""
    lineFreightMostKg: int
    """Most line freight that waits between two stops, in kg."""
    defaults: EconomyDepthRoutesDefaults
    """Values of a new route for which the request gives none."""


class EconomyDepthRoutesDefaults(TypedDict):
    """Values of a new route for which the request gives none."""

    loop: bool
    """After the last stop comes the first. Without it planes go to the last stop and back."""
    policy: EconomyDepthRoutesDefaultsPolicy
    """What its planes load."""
    repairBelow: int
    """Points of health below which a plane is repaired at a stop; 0: never."""
    stopWhenCashBelow: int
    """Cash in whole euros that must remain. If fuel or a repair would leave less, it is not paid, and the plane stops."""


class EconomyDepthRoutesDefaultsPolicy(TypedDict):
    """What its planes load."""

    maxLaterStops: int
    """How many of the next stops accepted and open jobs are loaded for."""
    openJobs: bool
    """Loads open jobs too, once they have been open for 5 real minutes."""
    minNetPerHour: int
    """Least whole euros an hour of flight that an open job must bring, after the dispatcher's share and after what its special loses on the way. Fuel and wear are those of the lap."""


class EconomyDepthSeasons(TypedDict):
    """Seasons."""

    leastTimed: int
    """Deliveries with a due time that a player needs to be ranked by punctuality."""
    kept: int
    """How many players, the first by each figure, a finished season keeps."""


class EconomyLimits(TypedDict):
    """Limits."""

    planes: int
    """Planes of a player."""
    queuedLegs: int
    """Queued legs of a plane."""
    acceptedJobs: int
    """Accepted jobs of a player that are not yet loaded."""
    acceptRealMs: int
    """Real milliseconds for which a job is reserved at most."""
    openings: int
    """Airports that queued legs may open to a player within `openingsRealMs`."""
    openingsAPlane: int
    """The same for each plane of the player, if that is more."""
    openingsRealMs: int
    """Real milliseconds for which an opened airport counts."""
    abandonedOfOrigin: int
    """Packages of one origin that a player may abandon within `coolingOffRealMs` before jobs there are refused."""
    coolingOffRealMs: int
    """Real milliseconds for which jobs at that airport are then refused."""
    openJobs: int
    """Open jobs in a snapshot."""
    endedPackages: int
    """Ended packages in a snapshot."""


class EventPage(TypedDict):
    """Events of the player."""

    items: list[HistoryEvent]
    """Newest first."""
    nextBefore: int | None


class GetHealthAnswer(TypedDict):
    """The process is up."""

    status: Literal["up"]


class GetReadinessAnswer(TypedDict):
    """Requests are served."""

    status: Literal["ready"]


class GetVersionAnswer(TypedDict):
    """Name and versions of the service."""

    name: str
    version: str
    """Semantic version."""
    rulesVersion: int
    """Raised when a change of the rules changes what happens in a running game."""
    commit: NotRequired[str]
    """The git commit that the service was built from."""


class HistoryEvent(TypedDict):
    """Something that happened to the player."""

    id: int
    """Id of the event."""
    kind: str
    """What happened. An open list: releases add kinds."""
    clockMs: int
    """When it happened, by the world's clock. Simulated milliseconds since 1970."""
    at: str
    """When it happened, in real time. ISO 8601, UTC."""
    planeId: int | None
    packageId: int | None
    data: dict[str, Any]
    """The figures of the event, by its kind."""


class HistorySummary(TypedDict):
    """Sums of the ledger entries and events since an instant, or of the whole history."""

    since: str
    """Start of the sums: the requested instant, or the beginning of the player's history or of the part that is kept. ISO 8601, UTC."""
    money: list[HistorySummaryMoneyItem]
    """The ledger, one sum for each reason and plane."""
    purse: list[HistorySummaryPurseItem]
    """Cash over time, oldest first: 201 points at most, the first before the first entry. For more than 200 hours, a point is the last entry of a full hour."""
    events: list[HistorySummaryEventsItem]
    """Number of events by kind."""


class HistorySummaryEventsItem(TypedDict):
    kind: str
    """What happened."""
    count: int
    """How many there are."""


class HistorySummaryMoneyItem(TypedDict):
    reason: Literal["start", "carried-over", "fuel", "delivery", "abandon", "lapse", "debt", "repair", "buy", "sell", "relief", "test", "admin", "brought-forward", "base", "upkeep", "base-sale", "campaign", "route", "route-costs", "dispatcher", "adjustment"]
    """Why the cash changed."""
    planeId: int | None
    amount: int
    """Euros that the player received in total; negative if the player paid. Whole euros."""
    count: int
    """How many entries there are; 0 if only earlier entries of routes grew."""


class HistorySummaryPurseItem(TypedDict):
    at: str
    """When it happened, in real time. ISO 8601, UTC."""
    clockMs: int
    """When it happened, by the world's clock. Simulated milliseconds since 1970."""
    money: int
    """Cash at that instant. Whole euros."""


class Home(TypedDict):
    """An airport to start from."""

    icao: str
    """The airport. ICAO code."""
    name: str
    """Its name."""
    city: str
    """The city it serves; empty if unknown."""
    country: str
    """Two letters of ISO 3166."""
    lat: float
    """Degrees, north positive."""
    lon: float
    """Degrees, east positive."""
    size: Literal["large", "medium", "small"]
    """How large it is."""
    scheduled: bool
    """True if airlines serve it by timetable. Jobs lead only to these airports and to large ones. Jobs start wherever planes are."""
    nearbyAirports: int
    """Airports with jobs at 150 to 450 km."""
    regionalAirports: int
    """Airports with jobs at 450 to 1,000 km."""
    players: int
    """Players who have their home there."""


class Invitation(TypedDict):
    """An invitation to an alliance."""

    id: int
    """Id of the invitation."""
    allianceId: int
    """Id of the alliance."""
    allianceName: str
    """Its name."""
    lapsesAt: str
    """When the invitation lapses. ISO 8601, UTC."""


class InvitationList(TypedDict):
    """The viewer's open invitations."""

    items: list[Invitation]
    """The oldest first."""


class JobGain(TypedDict):
    """What an open job would add to the trip of a plane."""

    packageId: int
    """Id of the open job."""
    distanceKm: float
    """From its origin to its destination in km, with one decimal."""
    payPerKm: float
    """Its payout for each of these kilometres, in euros with two decimals."""
    fuel: float
    """Additional litres of fuel that the trip buys, with one decimal."""
    fuelCost: int
    """What these litres cost. Whole euros."""
    wear: float
    """Additional points of health that the trip costs, with two decimals."""
    net: int
    """What the trip earns in addition: pay less fuel and the repair of the wear. Whole euros."""
    netPerHour: int
    """What the trip earns in addition in a simulated hour of flight. Whole euros."""
    fits: bool
    """The plane can load it beside the cargo of the trip, and fly the trip."""
    refusal: NotRequired[JobGainRefusal]
    """Why it does not fit; absent if it does."""


class JobGainRefusal(TypedDict):
    """Why it does not fit; absent if it does."""

    code: str
    """Code of the refusal."""
    detail: str
    """Why, with the figures."""
    details: dict[str, Any]
    """The figures of `detail`, for programs."""


class JobGains(TypedDict):
    """Open jobs for a plane."""

    items: list[JobGain]
    """The best job first, of equal ones that with the lower id."""


class LapFigures(TypedDict):
    """The first lap of a route by a plane of a model, without any job."""

    modelId: str
    """Id of the model in the catalog."""
    reachable: bool
    """Each leg is within the range in the worst wind."""
    km: float
    """Length in km, with one decimal."""
    simMs: int
    """Simulated milliseconds of flight."""
    fuelL: float
    """Litres in the mean wind of the season, with one decimal."""
    fuelCost: int
    """Their cost. Whole euros."""
    wear: float
    """Points of health that the landings cost, with two decimals."""
    lineFreightKg: int
    """Line freight of the first lap in kg, if jobs take no room."""
    lineFreightPay: int
    """What this freight pays, less the share of the dispatcher. Whole euros."""


class Leaderboard(TypedDict):
    """The first players by one figure, and the viewer among them."""

    by: Literal["worth", "reputation", "deliveries", "km"]
    """Figure of the ranking."""
    players: int
    """Number of ranked players."""
    entries: list[LeaderboardEntry]
    """The first entries, in order of rank."""
    own: LeaderboardEntry
    """The viewer's own entry."""


class LeaderboardEntry(TypedDict):
    """A player in the ranking."""

    rank: int
    """1 is the first."""
    playerId: int
    """Id of the player."""
    username: str
    """Name to sign in with."""
    companyName: str
    """Name of the company."""
    worth: int
    """Net worth: cash plus the sale value of all planes, less what is owed. Whole euros."""
    reputation: float
    """Reputation in points, with one decimal."""
    deliveries: int
    """Packages delivered."""
    km: float
    """Kilometres flown, with one decimal."""
    companyPage: bool
    """Anybody may read the company's page."""


class LedgerEntry(TypedDict):
    """One change of the player's cash. The sum of all entries is the cash."""

    id: int
    """Id of the entry."""
    amount: int
    """Euros that the player received; negative if the player paid. Whole euros."""
    reason: Literal["start", "carried-over", "fuel", "delivery", "abandon", "lapse", "debt", "repair", "buy", "sell", "relief", "test", "admin", "brought-forward", "base", "upkeep", "base-sale", "campaign", "route", "route-costs", "dispatcher", "adjustment"]
    """Why the cash changed."""
    clockMs: int
    """When it happened, by the world's clock. Simulated milliseconds since 1970."""
    at: str
    """When it happened, in real time. ISO 8601, UTC."""
    planeId: int | None
    packageId: int | None


class LedgerPage(TypedDict):
    """Entries of the player's ledger."""

    items: list[LedgerEntry]
    """Newest first."""
    nextBefore: int | None


class ListSessionsAnswer(TypedDict):
    """The player's sessions."""

    sessions: list[Session]
    """Open sessions, the newest first."""


class ListTokensAnswer(TypedDict):
    """The player's API tokens."""

    tokens: list[ApiToken]
    """The newest first."""


class Livery(TypedDict):
    """Colours of a player's planes."""

    id: str
    """Id of the livery."""
    name: str
    """Its name."""
    colours: list[str]
    """Colours of the fuselage and of the tail, as CSS colours."""


class LoadPlan(TypedDict):
    """What to load and where to fly: `packageIds` and `legs` are the body of a dispatch. The figures are those of the whole trip, with the queue and the cargo that is aboard."""

    legs: list[str]
    """Legs to add to the queue, in order."""
    packageIds: list[int]
    """Packages to load where the plane is, by id."""
    net: int
    """What the trip earns: pay less fuel and the repair of the wear. Whole euros."""
    netPerHour: int
    """The same for a simulated hour of flight. Whole euros."""
    simMs: int
    """Flight time of all its legs in simulated milliseconds."""


class Market(TypedDict):
    """The shared market at the viewer's airports."""

    airports: list[MarketAirport | MarketAirportCount]
    """The airports that the viewer's planes open. First come the 24 where a plane can depart soonest, by code, then the others, by code, as pairs of code and number of open jobs."""
    planes: list[MarketPlane]
    """At most 60 planes of other players that are parked at these airports, fly to them or come from them. Airports where a plane of the viewer can depart soonest come first."""
    world: MarketWorld
    """Figures of the whole world."""


class MarketAirport(TypedDict):
    """Activity at an airport of the viewer."""

    icao: str
    """The airport. ICAO code."""
    openJobs: int
    """Open jobs there."""
    recentlyTaken: list[MarketAirportRecentlyTakenItem]
    """Jobs taken there in the last 15 real minutes, the latest first, at most 5."""


MarketAirportCount: TypeAlias = "list[str | int]"


class MarketAirportPage(TypedDict):
    """A page of the airports that the viewer's planes open, by code."""

    items: list[MarketAirport]
    nextAfter: str | None


class MarketAirportRecentlyTakenItem(TypedDict):
    packageId: int
    """Id of the package."""
    ownerId: int
    """Id of the player."""
    ownerName: str
    """The player's username."""
    takenAt: str
    """When it was accepted or loaded. ISO 8601, UTC."""


class MarketPlane(TypedDict):
    """A plane of another player."""

    id: int
    """Id of the plane."""
    modelId: str
    """Id of its entry in the catalog."""
    ownerId: int
    """Id of the player."""
    ownerName: str
    """The player's username."""
    originIcao: str
    """Where it is parked, or the origin of its current leg. ICAO code."""
    destIcao: str | None
    departureSimTime: int | None
    arrivalSimTime: int | None


class MarketWorld(TypedDict):
    """Figures of the whole world."""

    players: int
    """Registered players."""
    busiestAirports: list[MarketWorldBusiestAirportsItem]
    """The busiest first."""
    refreshedAt: str
    """When these figures were computed, once a minute. ISO 8601, UTC."""


class MarketWorldBusiestAirportsItem(TypedDict):
    icao: str
    """The airport. ICAO code."""
    planes: int
    """Planes that are parked there or fly from or to it."""


class Milestone(TypedDict):
    """Something to reach once. It brings a livery or a title, but no money."""

    id: str
    """Id of the milestone."""
    category: Literal["onboarding", "deliveries", "distance", "airports", "countries", "fleet", "types", "reputation", "mastery"]
    """What it is about. Distances are in km, masses in kg."""
    value: int
    """The player's figure now."""
    target: int
    """The figure that reaches the milestone."""
    reward: MilestoneReward
    """What the milestone brings. POST /api/player/appearance chooses it."""
    doneAt: NotRequired[str]
    """When the milestone was reached; absent before. It stays reached. ISO 8601, UTC."""


class MilestonePage(TypedDict):
    """Milestones of the player."""

    items: list[Milestone]
    """By category, in each the nearest goal first."""
    nextAfter: str | None
    liveries: list[Livery]
    """All liveries."""


class MilestoneReward(TypedDict):
    """What the milestone brings. POST /api/player/appearance chooses it."""

    liveryId: NotRequired[str]
    """A livery."""
    title: NotRequired[str]
    """A title."""


class OnboardingStep(TypedDict):
    """One of the first steps of a player."""

    step: Literal["home", "load", "fly", "deliver", "expand"]
    """home: choose where to start; load, fly, deliver: do it once; expand: own a second plane."""
    done: bool
    """Done steps stay done."""


class Outcome(TypedDict):
    """The result for one plane of a request for several planes."""

    id: int
    """Id of the plane, as given."""
    problem: NotRequired[OutcomeProblem]
    """Why nothing was done with the plane."""


class OutcomeProblem(TypedDict):
    """Why nothing was done with the plane."""

    code: str
    """Code of the refusal."""
    detail: str
    """Why, with the figures."""
    details: dict[str, Any]
    """The figures of `detail`, for programs."""


class OwnContribution(TypedDict):
    """What the viewer delivered for a campaign."""

    kg: int
    """Kilograms that count."""
    earned: int
    """What these deliveries paid. Whole euros."""
    bonus: int
    """What success pays on top. Whole euros."""


class OwnPackagePage(TypedDict):
    """A page of the player's accepted and loaded packages."""

    items: list[Package]
    """By id."""
    nextAfter: int | None


class Package(TypedDict):
    """A package, also called a job. Fields that do not apply are left out."""

    id: int
    """Id of the package."""
    status: Literal["open", "accepted", "loaded", "delivered", "abandoned", "expired"]
    """open: on the market; accepted: reserved; loaded: on a plane; delivered, abandoned and expired ones have ended."""
    originIcao: str
    """Origin: where it waits or waited. ICAO code."""
    destIcao: str
    """Destination. ICAO code."""
    commodity: str
    """Its commodity: an id of GET /api/commodities."""
    count: int
    """Number of units."""
    weightKg: int
    """Weight of all units, in kg."""
    payout: int
    """What its delivery pays: this viewer while it is open, otherwise as fixed when it was taken. Whole euros."""
    group: NotRequired[Literal["mail", "consumer", "industry", "fresh", "living", "health"]]
    """The group of its commodity, which demand is for; absent once it has ended."""
    distanceKm: NotRequired[float]
    """From origin to destination, in whole km; absent once it has ended."""
    needs: NotRequired[PackageNeeds]
    """What a player and a plane need to load it and fly it directly. What every player and plane has is left out. Absent once it has ended."""
    demand: NotRequired[float]
    """The factor of demand in `payout`: the current one while it is open, otherwise as fixed when it was taken. It changes with deliveries and each simulated hour. Absent once it has ended, and if an earlier release fixed the payout."""
    special: NotRequired[str]
    """Id of its special in `economy.specials`; absent for ordinary cargo."""
    expiresRealMs: NotRequired[int]
    """Real milliseconds until an open one expires or an accepted one lapses, at the instant of the answer."""
    ownerId: NotRequired[int]
    """Id of the player who accepted or loaded it."""
    planeId: NotRequired[int]
    """Id of the plane that it was loaded on."""
    loadedAtSimTime: NotRequired[int]
    """When it was loaded. Simulated milliseconds since 1970."""
    dueSimTime: NotRequired[int]
    """When it is due: later it is late. Absent if it cannot be late. Simulated milliseconds since 1970."""
    endedAtSimTime: NotRequired[int]
    """When it was delivered or abandoned, or when its reservation lapsed. Simulated milliseconds since 1970."""
    settled: NotRequired[int]
    """What was paid when it ended; negative for a penalty. Whole euros."""


class PackageNeeds(TypedDict):
    """What a player and a plane need to load it and fly it directly. What every player and plane has is left out. Absent once it has ended."""

    rangeKm: float
    """Range of the plane for a direct flight, in whole km."""
    minReputation: NotRequired[float]
    """Reputation of the player, in points."""
    minPayloadKg: NotRequired[float]
    """Least payload of the plane's model, in kg, whatever the job weighs."""
    minHealth: NotRequired[float]
    """Health of the plane, in points."""


class PackagePage(TypedDict):
    """Ended packages of the player."""

    items: list[Package]
    """Newest first."""
    nextBefore: int | None


class Plane(TypedDict):
    """A plane. Its position in flight follows from both airports, both times and the clock; windFactor is that of its current leg."""

    id: int
    """Id of the plane."""
    modelId: str
    """Id of its entry in the catalog."""
    name: str
    """Its registration, or the name that its owner gave it."""
    ownerId: int
    """Id of the player who owns it."""
    status: Literal["available", "flying", "repairing"]
    """available: on the ground; flying; repairing: on the ground, in repair."""
    airportIcao: str
    """Where it is parked, or the origin of its current leg. ICAO code."""
    destIcao: str | None
    departureSimTime: int | None
    arrivalSimTime: int | None
    queue: list[str]
    """Destinations of the legs not yet started, in order. On a route: the rest of the lap, at most 11."""
    health: int
    """Points; 100 is fully healthy. It grows during a repair."""
    broken: bool
    """True if its health is 0. It cannot fly until it is repaired."""
    fuel: float
    """Fuel aboard now, in litres with one decimal."""
    maxFuel: int
    """Size of the tank, in litres."""
    cargoKg: int
    """Weight of what is loaded, in kg: packages and line freight."""
    maxPayloadKg: int
    """Payload, in kg."""
    windFactor: float | None
    repairEndsSimTime: int | None
    totals: PlaneTotals
    """Since it was bought."""
    route: NotRequired[PlaneRoute]


class PlaneRoute(TypedDict):
    """The route of a plane, and how far it is on it. Absent while the plane is on no route."""

    routeId: int
    """Id of the route."""
    status: Literal["active", "suspended", "stopped"]
    """active; suspended: by a command of the player on the plane, until the route is assigned again; stopped: for `reason`."""
    nextIndex: int
    """Place in the lap, from 0, of the stop that the plane flies to or will fly to."""
    reason: NotRequired[Literal["purse-too-small", "cash-floor", "beyond-tank", "plane-broken", "owner-away", "owner-suspended"]]
    """Why it stopped. After purse-too-small and cash-floor it starts again when the cash allows it."""


class PlaneTotals(TypedDict):
    """Since it was bought."""

    km: float
    """Kilometres flown, with one decimal."""
    deliveries: int
    """Packages delivered."""
    earned: int
    """What its deliveries were paid. Whole euros."""


class Player(TypedDict):
    """The signed-in player."""

    id: int
    """Id of the player."""
    username: str
    """Name to sign in with."""
    companyName: str
    """Name of the company."""
    money: int
    """The player's cash. Whole euros."""
    owed: int
    """Whole euros of penalties for abandoned packages that cash did not cover. Half of what deliveries, routes, campaigns and sales pay goes to them. While anything is owed, a player who has a plane can buy no other and no base."""
    reputation: float
    """Reputation in points, with one decimal."""
    homeIcao: str | None
    onboarding: list[OnboardingStep]
    """The first steps, in order."""
    companyPage: bool
    """Anybody may read the company's page."""
    sharePlanes: bool
    """Members of the player's alliance may see the player's planes."""
    guest: bool
    """A guest, who is deleted after 7 days without a request unless POST /api/auth/keep is called."""
    liveryId: NotRequired[str]
    """Id of the livery that the player chose among those earned; absent without one."""
    title: NotRequired[str]
    """The title that the player chose among those earned; absent without one."""


class PoolBand(TypedDict):
    """A range of jobs by distance and weight."""

    id: Literal["local", "regional", "medium", "long", "heavy"]
    """Name of the band."""
    slots: int
    """Jobs of the band at each pool airport, at most."""
    minKm: int
    """Least distance in km."""
    maxKm: int
    """Greatest distance in km."""
    minKg: int
    """Least weight in kg."""
    maxKg: int
    """Greatest weight in kg."""
    cooldownMs: int
    """Real milliseconds until a slot that was emptied gets another job."""
    destinations: Literal["any", "large"]
    """Airports that the jobs lead to."""
    largeWeight: float
    """How many times as likely a large airport is as a destination as another one."""


class PresentSession(TypedDict):
    """The session of a request and its player."""

    sessionId: int
    """Id of the session."""
    player: Player
    expiresAt: str
    """When the session ends if it is not used before. ISO 8601, UTC."""


class ProblemKind(TypedDict):
    """One kind of problem the service can answer with."""

    code: str
    status: int
    title: str
    cause: str
    """Why a client gets this problem."""
    remedy: str
    """What the client can do about it."""
    page: str
    """Path of the page about this problem."""
    example: ProblemKindExample


class ProblemKindExample(TypedDict):
    detail: str
    details: NotRequired[dict[str, Any]]


class PublicRanking(TypedDict):
    """The first companies by one figure, for anybody."""

    by: Literal["worth", "reputation", "deliveries", "km"]
    """Figure of the ranking."""
    players: int
    """Number of ranked players."""
    entries: list[PublicRankingEntry]
    """The first entries, in order of rank."""


class PublicRankingEntry(TypedDict):
    """A company in the public ranking."""

    rank: int
    """1 is the first."""
    username: str | None
    companyName: str | None
    worth: int
    """Net worth: cash plus the sale value of all planes, less what is owed. Whole euros."""
    reputation: float
    """Reputation in points, with one decimal."""
    deliveries: int
    """Packages delivered."""
    km: float
    """Kilometres flown, with one decimal."""


class Quote(TypedDict):
    """The figures of a departure now, and whether it would be accepted."""

    planeId: int
    """Id of the plane."""
    originIcao: str
    """Where it would depart. ICAO code."""
    destIcao: str
    """Where it would land. ICAO code."""
    distanceKm: float
    """Great-circle distance in km, with one decimal."""
    windFactor: float
    """Factor of the wind on the burn: below 1 for a tail wind."""
    fuelNeeded: float
    """Litres that the leg needs, with one decimal."""
    fuelAboard: float
    """Litres aboard, with one decimal."""
    fuelToBuy: float
    """Litres that would be bought at departure, with one decimal."""
    fuelCost: int
    """Their cost. Whole euros."""
    flightSimMs: int
    """Flight time in simulated milliseconds."""
    flightRealMs: int | None
    wear: float
    """Points of health that the landing costs, with two decimals."""
    reachable: bool
    """True if a fly to the destination would be accepted now."""
    refusal: QuoteRefusal | None


class QuoteRefusal(TypedDict):
    """Why a fly to the destination would be refused now; null if it would be accepted."""

    code: str
    """Code of the refusal."""
    detail: str
    """Why, with the figures."""
    details: dict[str, Any]
    """The figures of `detail`, for programs."""


class RankedAlliance(TypedDict):
    """An alliance in the ranking."""

    rank: int
    """1 is the first."""
    id: int
    """Id of the alliance."""
    name: str
    """Its name."""
    members: int
    """How many members it has."""
    score: int
    """What members earned while they were members, by deliveries, routes and campaigns. Whole euros."""


class Registration(TypedDict):
    """Whether this service takes new players."""

    registration: Literal["open", "invite", "closed"]
    """Who may register: anyone, holders of an invite, or nobody."""


class Route(TypedDict):
    """Stops that planes fly automatically. The lap is the stops in order and, without `loop`, the way back over those between."""

    id: int
    """Id of the route."""
    name: str
    """Its name."""
    stops: list[str]
    """The stops in order."""
    loop: bool
    """After the last stop comes the first. Without it planes go to the last stop and back."""
    policy: RoutePolicy
    """What its planes load."""
    repairBelow: int
    """Points of health below which a plane is repaired at a stop; 0: never."""
    stopWhenCashBelow: int
    """Cash in whole euros that must remain. If fuel or a repair would leave less, it is not paid, and the plane stops."""
    lapKm: float
    """Length of a lap in km, with one decimal."""
    net: int
    """What the route earned since `netSinceSimTime`: the pay for what it loaded, less the dispatcher's share, fuel and repairs. Whole euros."""
    netSinceSimTime: int
    """When `net` began to count: at the creation of the route, or at the update to the first release with `net`. Simulated milliseconds since 1970."""


class RouteList(TypedDict):
    """All routes of the player."""

    items: list[Route]
    """By id, at most 50."""


class RoutePolicy(TypedDict):
    """What its planes load."""

    maxLaterStops: int
    """How many of the next stops accepted and open jobs are loaded for."""
    openJobs: bool
    """Loads open jobs too, once they have been open for 5 real minutes."""
    minNetPerHour: int
    """Least whole euros an hour of flight that an open job must bring, after the dispatcher's share and after what its special loses on the way. Fuel and wear are those of the lap."""


class Season(TypedDict):
    """A month in which companies are compared."""

    season: str
    """The UTC month, as `2026-11`."""
    isRunning: bool
    """It has not ended."""
    entries: list[SeasonEntry]
    """The first ten, in order."""
    own: SeasonEntry | None


class SeasonEntry(TypedDict):
    """A player in a season."""

    rank: int
    """1 is the first."""
    playerId: int | None
    username: str | None
    companyName: str | None
    value: float
    """Whole euros, whole tonne-kilometres, or the share of deliveries on time, 0 to 1."""


class SeasonPage(TypedDict):
    """Seasons with their first players by one figure."""

    items: list[Season]
    """Newest first."""
    nextBefore: str | None


class SentInvitation(TypedDict):
    """An invitation that the founder's alliance has sent."""

    id: int
    """Id of the invitation."""
    playerId: int
    """Id of the invited player."""
    username: str
    """Name of the player."""
    companyName: str
    """Name of the company."""
    sentAt: str
    """When it was sent. ISO 8601, UTC."""
    lapsesAt: str
    """When the invitation lapses. ISO 8601, UTC."""


class SentInvitationList(TypedDict):
    """Open invitations of the founder's alliance."""

    items: list[SentInvitation]
    """The oldest first."""


class Session(TypedDict):
    """A session of the player."""

    id: int
    """Id of the session."""
    createdAt: str
    """When it began. ISO 8601, UTC."""
    lastUsedAt: str
    """When it was last used, to the hour, or to the minute for an admin. ISO 8601, UTC."""
    expiresAt: str
    """When it ends if it is not used before. ISO 8601, UTC."""
    address: str
    """Address it was opened from."""
    userAgent: str
    """User-Agent of the program that opened it."""
    current: bool
    """True for the session of this request."""


class SharedPlanes(TypedDict):
    """The planes of a member of the viewer's alliance."""

    items: list[MarketPlane]
    """By id."""


class SignedIn(TypedDict):
    """The player and a new session; browsers get it as a cookie too."""

    player: Player
    token: str
    """The token for `Authorization: Bearer`. Only this answer shows it."""
    expiresAt: str
    """When the session ends if it is not used before. ISO 8601, UTC."""


class Special(TypedDict):
    """A special status of cargo."""

    id: str
    """Id, as packages name it."""
    label: str
    """Its name."""
    handlingCode: str
    """IATA's handling code."""
    factor: float
    """Factor on the payout."""
    rule: str
    """What the special requires, and what it costs if that is not met. Times are simulated and count from the loading."""


class State(TypedDict):
    """The whole snapshot of a player. Every action answers with it."""

    revision: int
    """Grows with every change of the world."""
    simState: StateSimState
    clock: StateClock
    player: StatePlayer
    planes: list[Plane]
    """The player's planes, by id."""
    bases: list[Base]
    """The player's bases, by id."""
    routes: list[Route]
    """The player's routes, by id."""
    packages: list[Package]
    """Packages that the player accepted and loaded, the last 50 that ended (not in frames of the stream), and at most 100 open ones. These begin with the three of each of the player's airports that have the best pay for their weight; others follow. Airports where a plane can depart soonest come first."""
    catalog: list[CatalogEntry]
    """All models that can be bought."""
    economy: Economy
    market: Market
    omitted: StateOmitted
    """How many items the snapshot leaves out. Without ended packages a snapshot has at most 48 KB, so with a large fleet there is room for less."""
    preview: NotRequired[Literal[True]]
    """Only in dry runs: the state as it would be. Nothing has changed."""
    laps: NotRequired[list[LapFigures]]
    """Only in dry runs that create, change or assign a route: its first lap, by model."""
    outcomes: NotRequired[list[Outcome]]
    """Only in answers to commands on several planes: the result for each plane."""


class StateClock(TypedDict):
    running: bool
    """True while any plane flies or is in repair."""
    timeScale: float
    """Simulated milliseconds that pass in one real millisecond while the clock runs."""


class StateOmitted(TypedDict):
    """How many items the snapshot leaves out. Without ended packages a snapshot has at most 48 KB, so with a large fleet there is room for less."""

    packages: int
    """Accepted and loaded packages that are left out: `GET /api/packages` lists all."""
    openJobs: int
    """Open jobs at the player's airports that are left out: `GET /api/airports/{icao}/jobs` lists all of one airport."""
    airports: int
    """Airports of the player that are left out: `GET /api/market/airports` lists all."""
    routes: int
    """Routes of the player that are left out: `GET /api/routes` lists all."""


class StatePlayer(TypedDict):
    """The signed-in player in a snapshot."""

    id: int
    """Id of the player."""
    username: str
    """Name to sign in with."""
    companyName: str
    """Name of the company."""
    money: int
    """The player's cash. Whole euros."""
    owed: int
    """Whole euros of penalties for abandoned packages that cash did not cover. Half of what deliveries, routes, campaigns and sales pay goes to them. While anything is owed, a player who has a plane can buy no other and no base."""
    reputation: float
    """Reputation in points, with one decimal."""
    homeIcao: str | None
    onboarding: list[OnboardingStep]
    """The first steps, in order."""
    companyPage: bool
    """Anybody may read the company's page."""
    sharePlanes: bool
    """Members of the player's alliance may see the player's planes."""
    guest: bool
    """A guest, who is deleted after 7 days without a request unless POST /api/auth/keep is called."""
    scouting: StatePlayerScouting
    """How many airports the player may still open by legs of a queue, a dispatch or a route. Flying is never refused."""
    coolingOff: list[CoolingOff]
    """Airports where the player can neither load nor accept for now, by ICAO code."""
    desks: StatePlayerDesks
    """Dispatch desks: a plane on a route takes one."""
    routesUntilRealMs: int
    """Real milliseconds for which routes still run, at the instant of the answer: 48 hours from the last request of the player, which is written once an hour."""
    liveryId: NotRequired[str]
    """Id of the livery that the player chose among those earned; absent without one."""
    title: NotRequired[str]
    """The title that the player chose among those earned; absent without one."""
    alliance: NotRequired[StatePlayerAlliance]
    """The player's alliance; absent without one."""


class StatePlayerAlliance(TypedDict):
    """The player's alliance; absent without one."""

    id: int
    """Id of the alliance."""
    name: str
    """Its name."""


class StatePlayerDesks(TypedDict):
    """Dispatch desks: a plane on a route takes one."""

    used: int
    """Planes that are on a route."""
    total: int
    """Planes that may be on one."""


class StatePlayerScouting(TypedDict):
    """How many airports the player may still open by legs of a queue, a dispatch or a route. Flying is never refused."""

    left: int
    """How many airports that are not yet open to the player queued legs may open now."""
    nextRealMs: int
    """Real milliseconds until `left` grows, at the instant of the answer; 0 if none was opened within the hour."""


class StateSimState(TypedDict):
    clockMs: int
    """The world's clock. Simulated milliseconds since 1970."""


class Status(TypedDict):
    """Status of the service, at most five seconds old."""

    service: str
    """Name of the service."""
    version: str
    """Semantic version of the service."""
    startedAt: str
    """When the answering process started. ISO 8601, UTC."""
    uptimeSeconds: int
    """Whole seconds since `startedAt`."""
    players: int
    """Player accounts."""
    playersOnline: int
    """Players with an open stream to the process that answers."""
    planes: int
    """Planes of all players."""
    planesActive: int
    """Planes that fly or are in repair."""
    clockRuns: bool
    """The world's clock runs: a plane flies or is in repair."""
    clockMs: int
    """The world's clock. Simulated milliseconds since 1970."""
    rankingIsPublic: bool
    """Anybody may read `GET /api/ranking`."""


StreamDelta = TypedDict(
    "StreamDelta",
    {
        "v": "Literal[1]",
        "at": "int",
        "from": "str",
        "clockMs": "int",
        "clock": "NotRequired[StreamDeltaClock]",
        "player": "NotRequired[StatePlayer]",
        "economy": "NotRequired[StreamEconomy]",
        "planes": "NotRequired[dict[str, Plane | None]]",
        "bases": "NotRequired[dict[str, Base | None]]",
        "routes": "NotRequired[dict[str, Route | None]]",
        "packages": "NotRequired[dict[str, Package | None]]",
        "omitted": "NotRequired[StreamDeltaOmitted]",
        "market": "NotRequired[StreamDeltaMarket]",
    },
)


class StreamDeltaClock(TypedDict):
    running: bool
    """True while any plane flies or is in repair."""
    timeScale: float
    """Simulated milliseconds that pass in one real millisecond while the clock runs."""


class StreamDeltaMarket(TypedDict):
    """The changed parts of the market."""

    airports: NotRequired[dict[str, StreamDeltaMarketAirportsValue | int | None]]
    """Airports by code. An object is a whole airport except its `icao`. Merge its `recentlyTaken` into that of the last whole airport, the latest first. null: removed."""
    planes: NotRequired[dict[str, MarketPlane | None]]
    """Planes of others by id. null: removed."""
    world: NotRequired[StreamDeltaMarketWorld]
    """Figures of the whole world."""


class StreamDeltaMarketAirportsValue(TypedDict):
    openJobs: int
    """Open jobs there."""
    recentlyTaken: NotRequired[dict[str, StreamDeltaMarketAirportsValueRecentlyTakenValue | None]]
    """Taken jobs by the id of the package. null: removed."""


class StreamDeltaMarketAirportsValueRecentlyTakenValue(TypedDict):
    packageId: int
    """Id of the package."""
    ownerId: int
    """Id of the player."""
    ownerName: str
    """The player's username."""
    takenAt: str
    """When it was accepted or loaded. ISO 8601, UTC."""


class StreamDeltaMarketWorld(TypedDict):
    """Figures of the whole world."""

    players: int
    """Registered players."""
    busiestAirports: list[StreamDeltaMarketWorldBusiestAirportsItem]
    """The busiest first."""
    refreshedAt: str
    """When these figures were computed, once a minute. ISO 8601, UTC."""


class StreamDeltaMarketWorldBusiestAirportsItem(TypedDict):
    icao: str
    """The airport. ICAO code."""
    planes: int
    """Planes that are parked there or fly from or to it."""


class StreamDeltaOmitted(TypedDict):
    """How many items the snapshot leaves out. Without ended packages a snapshot has at most 48 KB, so with a large fleet there is room for less."""

    packages: int
    """Accepted and loaded packages that are left out: `GET /api/packages` lists all."""
    openJobs: int
    """Open jobs at the player's airports that are left out: `GET /api/airports/{icao}/jobs` lists all of one airport."""
    airports: int
    """Airports of the player that are left out: `GET /api/market/airports` lists all."""
    routes: int
    """Routes of the player that are left out: `GET /api/routes` lists all."""


class StreamEconomy(TypedDict):
    """The economy without `depth`, which never changes while a service runs."""

    worldTimeScale: float
    """Simulated milliseconds that pass in one real millisecond."""
    fuelDensityKgPerL: float
    """Weight of fuel in kg a litre."""
    fuelPricePerL: float
    """Euros a litre, before the viewer's discount."""
    planeDiscount: float
    """The viewer's discount on list prices, as a fraction."""
    fuelDiscount: float
    """The viewer's discount on fuel, as a fraction."""
    saleShare: float
    """What the sale of a plane with full health pays, as a fraction of the list price."""
    saleWearShare: float
    """How much less the sale pays at health 0, as a fraction of the list price."""
    repairShare: float
    """What a repair from health 0 to 100 costs, as a fraction of the list price."""
    repairBrokenFactor: float
    """Factor on the cost of a repair if the plane is broken."""
    repairPerSimHour: float
    """Fraction of full health that a repair restores in a simulated hour."""
    abandonMinShare: float
    """Least penalty for abandoning a loaded package, as a fraction of its payout."""
    abandonMaxShare: float
    """Greatest penalty for abandoning a loaded package, as a fraction of its payout."""
    lapseShare: float
    """Penalty for not loading an accepted job, as a fraction of its payout, and at most of the player's cash."""
    debtShare: float
    """Fraction of the pay of deliveries, routes, campaigns and sales that goes to what the player owes."""
    jobLifetimeMs: int
    """Real milliseconds from the creation of a job until it expires."""
    limits: StreamEconomyLimits
    """Limits."""
    poolBands: list[PoolBand]
    specials: list[Special]


class StreamEconomyLimits(TypedDict):
    """Limits."""

    planes: int
    """Planes of a player."""
    queuedLegs: int
    """Queued legs of a plane."""
    acceptedJobs: int
    """Accepted jobs of a player that are not yet loaded."""
    acceptRealMs: int
    """Real milliseconds for which a job is reserved at most."""
    openings: int
    """Airports that queued legs may open to a player within `openingsRealMs`."""
    openingsAPlane: int
    """The same for each plane of the player, if that is more."""
    openingsRealMs: int
    """Real milliseconds for which an opened airport counts."""
    abandonedOfOrigin: int
    """Packages of one origin that a player may abandon within `coolingOffRealMs` before jobs there are refused."""
    coolingOffRealMs: int
    """Real milliseconds for which jobs at that airport are then refused."""
    openJobs: int
    """Open jobs in a snapshot."""
    endedPackages: int
    """Ended packages in a snapshot."""


class StreamSnapshot(TypedDict):
    """Data of `event: snapshot`: the whole state."""

    v: Literal[1]
    """Version of the format."""
    at: int
    """Real instant of the message in milliseconds since 1970. The fields `…RealMs` of the message count from it."""
    state: StreamState


class StreamState(TypedDict):
    """The state of a stream: without ended packages and without `economy.depth`."""

    revision: int
    """Grows with every change of the world."""
    simState: StreamStateSimState
    clock: StreamStateClock
    player: StatePlayer
    planes: list[Plane]
    """The player's planes, by id."""
    bases: list[Base]
    """The player's bases, by id."""
    routes: list[Route]
    """The player's routes, by id."""
    packages: list[Package]
    """Packages that the player accepted and loaded, the last 50 that ended (not in frames of the stream), and at most 100 open ones. These begin with the three of each of the player's airports that have the best pay for their weight; others follow. Airports where a plane can depart soonest come first."""
    catalog: list[CatalogEntry]
    """All models that can be bought."""
    economy: StreamEconomy
    market: Market
    omitted: StreamStateOmitted
    """How many items the snapshot leaves out. Without ended packages a snapshot has at most 48 KB, so with a large fleet there is room for less."""
    preview: NotRequired[Literal[True]]
    """Only in dry runs: the state as it would be. Nothing has changed."""
    laps: NotRequired[list[LapFigures]]
    """Only in dry runs that create, change or assign a route: its first lap, by model."""
    outcomes: NotRequired[list[Outcome]]
    """Only in answers to commands on several planes: the result for each plane."""


class StreamStateClock(TypedDict):
    running: bool
    """True while any plane flies or is in repair."""
    timeScale: float
    """Simulated milliseconds that pass in one real millisecond while the clock runs."""


class StreamStateOmitted(TypedDict):
    """How many items the snapshot leaves out. Without ended packages a snapshot has at most 48 KB, so with a large fleet there is room for less."""

    packages: int
    """Accepted and loaded packages that are left out: `GET /api/packages` lists all."""
    openJobs: int
    """Open jobs at the player's airports that are left out: `GET /api/airports/{icao}/jobs` lists all of one airport."""
    airports: int
    """Airports of the player that are left out: `GET /api/market/airports` lists all."""
    routes: int
    """Routes of the player that are left out: `GET /api/routes` lists all."""


class StreamStateSimState(TypedDict):
    clockMs: int
    """The world's clock. Simulated milliseconds since 1970."""


class WorldEvent(TypedDict):
    """Something that happens in a region of the world for some days."""

    id: int
    """Id of the event."""
    kind: Literal["shortage", "harvest", "festival", "fuel", "storm"]
    """shortage: more pay for a group into the region; harvest: more pay for fresh cargo out of it; festival: more pay for consumer goods into it; fuel: another price at departures there; storm: more wear, and wind of at least 1.1, on legs from or to it."""
    regionId: Literal["alaska", "canada", "us-west", "us-central", "us-east", "mexico-caribbean", "andes", "brazil", "southern-cone", "british-isles", "nordics", "western-europe", "central-europe", "russia-west", "siberia", "north-africa", "west-africa", "east-africa", "southern-africa", "middle-east", "south-asia", "east-asia", "southeast-asia", "oceania"]
    """Where it is."""
    factor: float
    """Factor on pay, on the price of fuel or on wear, depending on the kind."""
    announcedSimTime: int
    """When it is first listed. Simulated milliseconds since 1970."""
    startsSimTime: int
    """When it begins to have effect. Simulated milliseconds since 1970."""
    endsSimTime: int
    """When it ends. Simulated milliseconds since 1970."""
    group: NotRequired[Literal["mail", "consumer", "industry", "fresh", "living", "health"]]
    """The group of goods that a shortage is of; absent for other kinds."""


class WorldEventPage(TypedDict):
    """A page of the world events."""

    items: list[WorldEvent]
    """Announced and current events, by id."""
    nextAfter: int | None
