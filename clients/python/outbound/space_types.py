"""The answers of the space game as typed dicts. Generated from space/openapi.json by `npm run generate`. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired, TypeAlias


ProblemCode = Literal[
    "already-built",
    "already-decided",
    "already-queued",
    "already-researched",
    "already-there",
    "body-too-large",
    "constraint-violation",
    "cross-site",
    "daily-running",
    "expansion-limit",
    "foreign-host",
    "game-over",
    "game-running",
    "hull-sound",
    "idempotency-key-malformed",
    "idempotency-key-reused",
    "internal-error",
    "lead-among-helpers",
    "main-game",
    "malformed-json",
    "malformed-request",
    "missing-prerequisites",
    "mission-ended",
    "mission-not-offered",
    "no-free-slot",
    "no-replay",
    "not-enough-fuel",
    "not-enough-resources",
    "out-of-range",
    "outcome-unknown",
    "overloaded",
    "position-out-of-range",
    "queue-full",
    "read-only-table",
    "requirement-not-met",
    "revision-changed",
    "save-invalid",
    "stale-turn",
    "stopping",
    "store-unavailable",
    "task-active",
    "tier-cap",
    "too-many-games",
    "too-many-requests",
    "too-many-streams",
    "unknown-archive",
    "unknown-crew",
    "unknown-encounter",
    "unknown-game",
    "unknown-kind",
    "unknown-mission",
    "unknown-module",
    "unknown-option",
    "unknown-problem",
    "unknown-row",
    "unknown-system",
    "unknown-table",
    "unknown-task",
    "unknown-tech",
    "unknown-turn",
    "unsupported-media-type",
    "watch-only",
]


class Archive(TypedDict):
    id: int
    """Id of the archive."""
    name: str | None
    archivedAt: str
    seed: int
    difficulty: Literal["hard", "standard", "relaxed", "sandbox"]
    """hard 170 turns, standard 200, relaxed 240, sandbox unlimited."""
    turn: int
    """Turn the game was on."""
    status: Literal["active", "won", "lost"]
    """State of the game."""
    score: int
    """Score of the archived game."""


class BatchAccept(TypedDict):
    """An order of kind accept in a batch."""

    kind: Literal["accept"]
    missionId: int
    """The offered mission."""


class BatchBuild(TypedDict):
    """An order of kind build in a batch."""

    kind: Literal["build"]
    build: str
    """One of hydroponics, scoop, quarters, medbay, shield, patch, core."""
    leadId: int
    """Crew member who leads the task."""
    helperIds: NotRequired[list[int]]
    """Crew members who help: at most three, no duplicates, not the lead."""


class BatchExpand(TypedDict):
    """An order of kind expand in a batch."""

    kind: Literal["expand"]
    leadId: int
    """Crew member who leads the task."""
    helperIds: NotRequired[list[int]]
    """Crew members who help: at most three, no duplicates, not the lead."""


class BatchExplore(TypedDict):
    """An order of kind explore in a batch."""

    kind: Literal["explore"]
    leadId: int
    """Crew member who leads the task."""
    focus: NotRequired[Literal["survey", "harvest", "salvage"]]
    """The focus of an exploration."""
    helperIds: NotRequired[list[int]]
    """Crew members who help: at most three, no duplicates, not the lead."""


class BatchJump(TypedDict):
    """An order of kind jump in a batch."""

    kind: Literal["jump"]
    systemId: int
    """Destination."""
    leadId: int
    """Crew member who leads the task."""
    helperIds: NotRequired[list[int]]
    """Crew members who help: at most three, no duplicates, not the lead."""


class BatchResearch(TypedDict):
    """An order of kind research in a batch."""

    kind: Literal["research"]
    techId: str
    """The technology."""
    leadId: int
    """Crew member who leads the task."""
    helperIds: NotRequired[list[int]]
    """Crew members who help: at most three, no duplicates, not the lead."""


class BatchUpgrade(TypedDict):
    """An order of kind upgrade in a batch."""

    kind: Literal["upgrade"]
    moduleId: int
    """The module."""
    leadId: int
    """Crew member who leads the task."""
    helperIds: NotRequired[list[int]]
    """Crew members who help: at most three, no duplicates, not the lead."""


class CancelAnswer(TypedDict):
    """The cancelled task with its refund, and the queue without it."""

    task: EndedTask
    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""


class Change(TypedDict):
    """One change that an option made. For fatigue it is the largest change of a crew member, for XP the sum over all members."""

    what: Literal["credits", "fuel", "alloy", "supplies", "data", "exotics", "fragments", "hull", "fatigue", "xp", "crew", "standing-wayfarers", "standing-foundry", "standing-archive"]
    """A resource, hull, fatigue, xp, crew, or the standing with a faction."""
    amount: float
    """The increase; negative for a decrease."""


class ChooseAnswer(TypedDict):
    encounter: Encounter
    outcome: Literal["good", "bad"] | None
    changed: list[Change]
    """What really changed, with the price, after limits were applied. Empty in a preview."""
    events: list[Event]
    """Events, oldest first; none in a preview."""
    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""


class Condition(TypedDict):
    """A condition of the win."""

    key: str
    """Stable name: a resource, a tier, technologies, slots, power, core or apex."""
    text: str
    """The condition as a title."""
    required: float
    """What the win needs."""
    available: float
    """What the ship or the crew has of it."""
    met: bool
    source: str
    """How to get what is missing."""


class Crew(TypedDict):
    members: list[CrewMember]
    berths: int
    """Berths of the ship: the most members it can hold."""
    starvingTurns: int
    """Consecutive turns without enough food; every sixth takes a member."""
    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""


class CrewMember(TypedDict):
    id: int
    """Id of the member."""
    name: str
    trait: CrewMemberTrait
    portrait: str
    """16 hexadecimal digits from which clients draw a portrait: 12 of the game, then 4 of the member's number."""
    biography: str
    """A line about the member's life."""
    skills: CrewMemberSkills
    fatigue: int
    taskIds: list[int]
    """Queued tasks that the member leads or helps with."""


class CrewMemberSkills(TypedDict):
    navigation: SkillLevel
    survey: SkillLevel
    engineering: SkillLevel
    science: SkillLevel
    leadership: SkillLevel


class CrewMemberTrait(TypedDict):
    key: Literal["steady", "curious", "thrifty", "bold", "gentle", "sleepless", "handy", "wary", "silver-tongued", "restless"]
    """Key of the trait."""
    name: str
    effect: str
    """What the trait changes."""


class CrewName(TypedDict):
    """A member of a task's team."""

    id: int
    """Id of a crew member."""
    name: str


class Daily(TypedDict):
    """The game of the day: the same for everybody. POST /api/games with `daily` starts it."""

    date: str
    """Today in UTC."""
    difficulty: Literal["hard", "standard", "relaxed", "sandbox"]
    """hard 170 turns, standard 200, relaxed 240, sandbox unlimited."""
    best: int | None


class Encounter(TypedDict):
    """A decision that an arrival or an exploration brings."""

    id: int
    """Id of the encounter."""
    key: str
    thread: str
    """The faction whose story the encounter belongs to, or `crew` or `place` for other encounters."""
    title: str
    text: str
    """What happens."""
    systemId: int
    """Id of the system."""
    openedOnTurn: int
    """Turn on which it opened."""
    status: Literal["open", "decided"]
    """Whether a decision is open."""
    options: list[EncounterOption]
    decided: EncounterDecided | None


class EncounterDecided(TypedDict):
    option: str
    """Key of the option."""
    crewId: int | None
    turn: int
    """Turn on which it was decided."""
    by: str | None
    outcome: Literal["good", "bad"]
    """Whether it ended well."""
    text: str
    """The outcome as a sentence."""


class EncounterOption(TypedDict):
    key: str
    title: str
    cautious: bool
    """True for the cautious option: it needs, costs and risks nothing, and changes nothing but the log."""
    needs: list[Need]
    """Empty once the encounter is decided."""
    cost: Goods
    chancePercent: int | None
    explain: list[Factor]
    """The parts of the chance."""
    stake: EncounterOptionStake
    """What each result brings. Empty for the cautious option."""


class EncounterOptionStake(TypedDict):
    """What each result brings. Empty for the cautious option."""

    good: str
    """What a good result brings."""
    bad: str
    """What a bad result brings; empty without one."""


class Encounters(TypedDict):
    open: Encounter | None
    past: list[Encounter]
    """Decided encounters, newest first."""
    total: int
    """All encounters of the game so far, the open one included."""


class EndedTask(TypedDict):
    """A task that left the queue."""

    id: int
    """Id of the task."""
    status: Literal["completed", "cancelled", "failed"]
    """How it ended."""
    kind: Literal["jump", "explore", "upgrade", "expand", "build", "research"]
    """Kind of task."""
    target: Target
    lead: CrewName
    helpers: list[CrewName]
    skill: Literal["navigation", "survey", "engineering", "science"]
    """The skill that counts and gains XP."""
    startedOnTurn: int | None
    durationTurns: int | None
    endedOnTurn: int
    """Turn on which it ended."""
    cost: Goods
    refund: Goods
    by: NotRequired[str]
    """Name of the player who gave the command, if given."""


class Event(TypedDict):
    seq: int
    """Number of the event. The numbers of a game only grow, even after a new game, an import or a restore."""
    turn: int
    """Turn on which it happened."""
    kind: str
    """Kind of event. An open list: releases add kinds."""
    severity: Literal["info", "good", "warn", "bad"]
    """How it affects the player."""
    refs: EventRefs
    figures: dict[str, float | str]
    text: str
    """The event as a sentence."""
    by: NotRequired[str]
    """Name of the player who gave the command, if given."""


class EventRefs(TypedDict):
    """What an event is about."""

    systemId: NotRequired[int]
    crewId: NotRequired[int]
    techId: NotRequired[str]
    moduleId: NotRequired[int]
    missionId: NotRequired[int]
    taskId: NotRequired[int]


class Experience(TypedDict):
    crewId: int
    """Id of the member."""
    skill: Literal["navigation", "survey", "engineering", "science", "leadership"]
    """The skill that gained XP."""
    xp: float
    """XP gained."""
    level: int
    """Level afterwards."""


class Factor(TypedDict):
    """One factor of a task's power or time."""

    factor: str
    value: float


class FactorInput(TypedDict):
    """One factor of a task's power or time."""

    factor: str
    value: float


class Forecast(TypedDict):
    """The next turns if the queue stays as it is, with minimum yields, no accidents and no random events."""

    fromTurn: int
    """The turn now."""
    queueEndsOnTurn: int | None
    turns: list[ForecastTurn]
    """The turns that the queue will work."""
    warnings: list[Warning]
    """What goes wrong in these turns, in order."""


class ForecastTurn(TypedDict):
    turn: int
    """Number of the turn. The other fields show the game after this turn."""
    goods: ForecastTurnGoods
    hull: float
    """Hull, without accidents."""
    crew: list[ForecastTurnCrewItem]
    """Everybody aboard then. A traveller whom the queue rescues has an id that the crew does not list yet."""
    supply: int
    """Power supply."""
    demand: int
    """Power demand."""
    taskId: int
    """Id of the task that the turn works on."""
    ends: list[int]
    """Tasks that end on this turn."""


class ForecastTurnCrewItem(TypedDict):
    id: int
    """Id of the member."""
    fatigue: int
    """Fatigue."""


class ForecastTurnGoods(TypedDict):
    credits: float
    """Amount of credits."""
    fuel: float
    """Amount of fuel."""
    alloy: float
    """Amount of alloy."""
    supplies: float
    """Amount of supplies."""
    data: float
    """Amount of data."""
    exotics: float
    """Amount of exotics."""
    fragments: float
    """Amount of fragments."""


class Game(TypedDict):
    """A game of this service."""

    watchId: str
    """Lets anyone who knows it watch the game."""
    name: str
    seed: int
    difficulty: Literal["hard", "standard", "relaxed", "sandbox"]
    """hard 170 turns, standard 200, relaxed 240, sandbox unlimited."""
    daily: str | None
    listed: bool
    """GET /api/games lists the game for everybody."""
    clean: bool
    """True if nothing was imported, restored or edited since the game began, and the rules have not changed since."""
    rulesVersion: int
    """Version of the rules of this game."""
    turn: int
    """The turn now."""
    limit: int | None
    status: Literal["active", "won", "lost"]
    """State of the game."""
    ending: Literal["chorus", "concord", "banner", "long-watch", "relit", "adrift", "silence", "dark"] | None
    score: int
    """Score at the last command."""
    createdAt: str
    """When it was created."""
    lastCommandAt: str
    """When it was last changed."""
    id: NotRequired[str]
    """Lets anyone who knows it play the game. Only in answers to requests that sent it, and when the game is created."""


class GamePage(TypedDict):
    games: list[Game]
    total: int
    """Listed games on all pages."""


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


class Goal(TypedDict):
    """Progress towards the win."""

    text: str
    apexSystemId: int
    """Id of the Apex."""
    fragments: float
    """Cipher fragments found, those in the Core included."""
    fragmentsNeeded: int
    """Fragments that the Core needs."""
    techsLeft: list[Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]]
    """Technologies still to research for the Core, prerequisites first."""
    coreBuilt: bool
    powered: bool
    """Supply is at least demand."""
    atApex: bool
    conditions: list[Condition]
    """Everything that the win needs."""


class Goods(TypedDict):
    """Amounts of some goods, whole or with two decimals; a missing name means 0."""

    credits: NotRequired[float]
    """Amount of credits."""
    fuel: NotRequired[float]
    """Amount of fuel."""
    alloy: NotRequired[float]
    """Amount of alloy."""
    supplies: NotRequired[float]
    """Amount of supplies."""
    data: NotRequired[float]
    """Amount of data."""
    exotics: NotRequired[float]
    """Amount of exotics."""
    fragments: NotRequired[float]
    """Amount of fragments."""


class HistoryEntry(TypedDict):
    turn: int
    """Turn whose start can be restored."""


class Mission(TypedDict):
    id: int
    """Id of the mission."""
    kind: Literal["survey", "delivery", "salvage", "rescue", "study", "refit", "expedition", "cipher", "trade"]
    """Kind of mission."""
    status: Literal["offered", "accepted", "completed", "failed", "expired", "abandoned"]
    """offered: on the board; accepted: taken by the player; the others have ended."""
    text: str
    """The goal as a title."""
    note: str | None
    reward: Goods
    bonus: list[MissionBonusItem]
    """Possible bonuses and their chances."""
    hops: int
    """Distance to the goal in lanes of 8 ly, when the mission was offered."""
    estimatedTurns: int | None
    deadline: int | None
    slack: int | None
    offeredOnTurn: int
    """Turn on which it was offered."""
    acceptedOnTurn: int | None
    endedOnTurn: int | None
    systemId: NotRequired[int]
    """Id of the system of the goal."""
    faction: NotRequired[Literal["wayfarers", "foundry", "archive"]]
    """A faction of the relay network."""
    supplies: NotRequired[float]
    """Supplies to deliver."""
    price: NotRequired[Goods]
    techId: NotRequired[Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]]
    """Id of a technology."""
    module: NotRequired[str]
    """Module to upgrade."""
    toTier: NotRequired[int]
    starClass: NotRequired[Literal["M", "K", "G", "F", "A", "B", "O", "white-dwarf", "red-giant", "neutron-star", "black-hole"]]
    """Class of the star."""
    progress: NotRequired[MissionProgress]


class MissionAnswer(TypedDict):
    mission: Mission


class MissionBonusItem(TypedDict):
    what: str
    chance: float
    """0 to 1."""


class MissionProgress(TypedDict):
    done: int
    """Systems explored so far."""
    needed: int
    """Systems to explore."""


class Need(TypedDict):
    what: str
    """A skill, a trait, a kind of module, a technology, a standing, berth, fragment-room or hull."""
    required: float
    """What the option needs."""
    available: float
    """What the ship or the crew has of it."""
    met: bool


class NextStep(TypedDict):
    """A call that would be accepted now, and why."""

    title: str
    reason: str
    """Why it is suggested now."""
    method: Literal["POST"]
    """HTTP method."""
    path: str
    body: dict[str, Any]


class OrderAnswer(TypedDict):
    """The queued task and the updated queue."""

    task: Task
    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""


class OrderPreview(TypedDict):
    """The task and the queue as they would be. Nothing was changed."""

    task: TaskPreview
    teams: Teams
    activeTask: TaskPreview | None
    pendingTasks: list[TaskPreview]


class OrdersAnswer(TypedDict):
    """What was queued and accepted, and the updated queue."""

    tasks: list[Task]
    """The queued tasks."""
    missions: list[Mission]
    """The accepted missions."""
    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""


class OrdersPreview(TypedDict):
    """What would be queued and accepted. Nothing was changed."""

    tasks: list[TaskPreview]
    """The tasks as they would be."""
    missions: list[Mission]
    """The accepted missions."""
    activeTask: TaskPreview | None
    pendingTasks: list[TaskPreview]


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


class ProposedTeam(TypedDict):
    """A team for a task, chosen from the six members with the best skill for it."""

    lead: CrewName
    helpers: list[CrewName]
    turns: int
    """Turns that the task takes with this team."""
    fatigue: int
    """Fatigue that its members gain together."""


class Queue(TypedDict):
    """The queue and the latest ended tasks."""

    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""
    endedTasks: list[EndedTask]
    """Newest first."""


class ReplacedWorld(TypedDict):
    """The game that replaced another one."""

    save: Save
    resources: ReplacedWorldResources
    position: ReplacedWorldPosition
    systems: list[System]
    lanes: list[list[int]]
    """Pairs of systems within one jump of each other."""
    signals: list[int]
    """Systems whose fragment signal is detected."""
    goal: Goal
    food: ReplacedWorldFood
    """How long the supplies last."""
    nextSteps: list[NextStep]
    """Suggested calls, the most useful first."""
    encounter: Encounter | None
    leads: list[StoryLead]
    """The systems where the factions' stories continue."""
    standing: list[Standing]
    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""
    archived: int | None
    dropped: list[int]
    """Archives beyond the limit. They will soon be exported and deleted."""


class ReplacedWorldFood(TypedDict):
    """How long the supplies last."""

    upkeep: float
    """Supplies eaten a turn."""
    grown: float
    """Supplies grown a turn."""
    turnsLeft: int | None


class ReplacedWorldPosition(TypedDict):
    systemId: int
    """Id of the current system."""


class ReplacedWorldResources(TypedDict):
    credits: Resource
    fuel: Resource
    alloy: Resource
    supplies: Resource
    data: Resource
    exotics: Resource
    fragments: Resource


class Replay(TypedDict):
    """Everything needed to play the game again with the same result."""

    seed: int
    difficulty: Literal["hard", "standard", "relaxed", "sandbox"]
    """hard 170 turns, standard 200, relaxed 240, sandbox unlimited."""
    rulesVersion: int
    """Version of the rules that the game was played by."""
    epoch: int
    """Number of the game's epoch: a new game, an import or a restore begins another one."""
    commands: list[ReplayCommandsItem]
    """The commands that changed the game, in order."""


class ReplayCommandsItem(TypedDict):
    turn: int
    """The turn when it was given."""
    method: str
    path: str
    """Path of the request, without its query."""
    body: dict[str, Any] | None


class Resource(TypedDict):
    amount: float
    """Current amount."""
    cap: float | None


Route = TypedDict(
    "Route",
    {
        "from": "int",
        "to": "int",
        "quickest": "RouteWay",
        "cheapest": "RouteWay",
    },
)


class RouteAnswer(TypedDict):
    """The queued jumps and the updated queue."""

    tasks: list[Task]
    """The queued jumps."""
    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""


class RoutePreview(TypedDict):
    """The jumps as they would be. Nothing was changed."""

    tasks: list[TaskPreview]
    """The jumps as they would be."""
    activeTask: TaskPreview | None
    pendingTasks: list[TaskPreview]


class RouteWay(TypedDict):
    turns: int
    """Turns that a rested specialist alone needs."""
    fuel: int
    """Fuel of all jumps."""
    distance: float
    """Length in light years."""
    hops: list[RouteWayHopsItem]


class RouteWayHopsItem(TypedDict):
    systemId: int
    """Id of the next system."""
    distance: float
    """Length of this jump in light years."""
    fuel: int
    """Fuel of this jump."""
    turns: int
    """Turns of this jump."""


class Rules(TypedDict):
    """The tables of the rules as data."""

    rulesVersion: int
    """Version of the rules; stored in every save."""
    limits: RulesLimits
    difficulties: list[RulesDifficultiesItem]
    stars: list[RulesStarsItem]
    focuses: list[RulesFocusesItem]
    bands: list[RulesBandsItem]
    helperPercents: list[float]
    start: RulesStart
    tasks: list[RulesTasksItem]
    missions: list[RulesMissionsItem]
    crew: RulesCrew
    explore: dict[str, str]
    """Formulas as text, by the name of their result."""
    mishaps: RulesMishaps
    ship: dict[str, str]
    """Formulas as text, by the name of their result."""
    score: RulesScore
    skills: list[str]
    modules: list[RulesModulesItem]
    builds: list[RulesBuildsItem]
    research: list[RulesResearchItem]
    techs: list[RulesTechsItem]
    events: list[RulesEventsItem]


class RulesBandsItem(TypedDict):
    name: str
    below: float | None
    timePercent: float


class RulesBuildsItem(TypedDict):
    kind: str
    name: str
    baseTurns: float
    difficulty: float
    cost: RulesBuildsItemCost
    needsTech: Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"] | None
    needsTiers: dict[str, float]


class RulesBuildsItemCost(TypedDict):
    alloy: float
    credits: float
    exotics: float
    fragments: float


class RulesCrew(TypedDict):
    xpToNext: list[float]
    """XP from each level to the next, from level 0."""
    leadFatigue: float
    helperFatigue: float
    fatiguePercents: list[RulesCrewFatiguePercentsItem]
    starvationTurns: float


RulesCrewFatiguePercentsItem = TypedDict(
    "RulesCrewFatiguePercentsItem",
    {
        "from": "float",
        "percent": "float",
    },
)


class RulesDifficultiesItem(TypedDict):
    id: Literal["hard", "standard", "relaxed", "sandbox"]
    """hard 170 turns, standard 200, relaxed 240, sandbox unlimited."""
    turns: float | None


class RulesEventsItem(TypedDict):
    kind: str
    meaning: str


class RulesFocusesItem(TypedDict):
    """A focus, and its effect on each yield in percent."""

    id: Literal["survey", "harvest", "salvage"]
    """The focus of an exploration."""
    data: float
    fuel: float
    supplies: float
    alloy: float
    exoticChance: float


class RulesLimits(TypedDict):
    queue: float
    helpers: float
    run: float
    expansions: float
    tier: float
    skill: float
    startRange: float
    fragmentsNeeded: float


class RulesMishaps(TypedDict):
    jump: RulesMishapsJump
    explore: RulesMishapsExplore


class RulesMishapsExplore(TypedDict):
    chance: str
    damage: str


class RulesMishapsJump(TypedDict):
    chance: str
    damage: str


class RulesMissionsItem(TypedDict):
    kind: str
    asks: str
    pays: str
    turns: str


class RulesModulesItem(TypedDict):
    kind: str
    name: str
    effect: str
    draw: float
    slots: float


class RulesResearchItem(TypedDict):
    tier: float
    baseTurns: float
    difficulty: float
    data: float


class RulesScore(TypedDict):
    won: float
    turnLeft: float
    explored: float
    mission: float
    technology: float
    missionsCounted: float
    technologiesCounted: float


class RulesStarsItem(TypedDict):
    id: Literal["M", "K", "G", "F", "A", "B", "O", "white-dwarf", "red-giant", "neutron-star", "black-hole"]
    """Class of the star."""
    label: str
    weight: float
    data: float
    fuel: float
    supplies: float
    alloy: float
    exoticPercent: float
    hazard: float


class RulesStart(TypedDict):
    credits: float
    fuel: float
    alloy: float
    supplies: float
    data: float
    exotics: float
    fragments: float
    hull: float


class RulesTasksItem(TypedDict):
    kind: str
    skill: str
    module: str
    baseTurns: str
    difficulty: str
    cost: str


class RulesTechsItem(TypedDict):
    id: Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]
    """Id of a technology."""
    name: str
    tier: float
    needs: list[Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]]
    needsSome: RulesTechsItemNeedsSome | None
    unlocks: list[str]
    effects: dict[str, float | bool]
    """Effects by name: in percent, in hundredths of light years and of fuel, or as counts."""


class RulesTechsItemNeedsSome(TypedDict):
    """Technologies of which only some are needed, besides `needs`; null for most. Each fragment found beyond the third lowers the count."""

    count: int
    """How many of `of` are needed."""
    of: list[Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]]


class RunAnswer(TypedDict):
    turn: int
    """The turn now."""
    worked: int
    """Number of turns that passed."""
    skipped: bool
    """The queue was empty and no turn passed."""
    completed: list[EndedTask]
    failed: list[EndedTask]
    xp: list[Experience]
    events: list[Event]
    """Events, oldest first."""
    warnings: list[Warning]
    """What will go wrong within 10 turns if the queue stays as it is."""
    stopped: Literal["turns", "end", "decision", "task", "mission", "danger", "idle"]
    """Why the run ended: after maxTurns, with the game, at an encounter, on an empty queue, or at what `until` names."""
    lapsed: list[Encounter]
    """Encounters that took their cautious option because nobody had decided."""
    encounter: Encounter | None
    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""


class Save(TypedDict):
    seed: int
    turn: int
    """The turn now: the number of turns passed."""
    limit: int | None
    difficulty: Literal["hard", "standard", "relaxed", "sandbox"]
    """hard 170 turns, standard 200, relaxed 240, sandbox unlimited."""
    status: Literal["active", "won", "lost"]
    """State of the game."""
    score: int
    """Score so far."""
    endReason: Literal["apex-relit", "hull-destroyed", "crew-lost", "time-ran-out"] | None


class SaveDocument(TypedDict):
    """A whole save with its log. Amounts are hundredths."""

    format: Literal["outbound-space-save"]
    version: int
    game: SavedGame
    events: list[SaveDocumentEventsItem]
    tasks: list[SaveDocumentTasksItem]
    checksum: str
    """XXH64 of the canonical text without this field."""
    omitted: NotRequired[SaveDocumentOmitted]
    """Numbers of the oldest events and ended tasks that are missing, because the document would be longer than 4 MiB or because they were deleted. Absent if none is missing."""


class SaveDocumentEventsItem(TypedDict):
    number: int
    turn: int
    kind: str
    """An open list: admins and later releases add kinds."""
    severity: Literal["info", "good", "warn", "bad"]
    refs: SaveDocumentEventsItemRefs
    figures: dict[str, float | str]
    text: str
    by: NotRequired[str]
    """Name of the player who gave the command. 1 to 24 characters, no blank at the ends."""


class SaveDocumentEventsItemRefs(TypedDict):
    systemId: NotRequired[int]
    crewId: NotRequired[int]
    techId: NotRequired[str]
    moduleId: NotRequired[int]
    missionId: NotRequired[int]
    taskId: NotRequired[int]


class SaveDocumentInput(TypedDict):
    """A whole save with its log. Amounts are hundredths."""

    format: Literal["outbound-space-save"]
    version: int
    game: SavedGameInput
    events: list[SaveDocumentInputEventsItem]
    tasks: list[SaveDocumentInputTasksItem]
    checksum: str
    """XXH64 of the canonical text without this field."""
    omitted: NotRequired[SaveDocumentInputOmitted]
    """Numbers of the oldest events and ended tasks that are missing, because the document would be longer than 4 MiB or because they were deleted. Absent if none is missing."""


class SaveDocumentInputEventsItem(TypedDict):
    number: int
    turn: int
    kind: str
    """An open list: admins and later releases add kinds."""
    severity: Literal["info", "good", "warn", "bad"]
    refs: SaveDocumentInputEventsItemRefs
    figures: dict[str, float | str]
    text: str
    by: NotRequired[str]
    """Name of the player who gave the command. 1 to 24 characters, no blank at the ends."""


class SaveDocumentInputEventsItemRefs(TypedDict):
    systemId: NotRequired[int]
    crewId: NotRequired[int]
    techId: NotRequired[str]
    moduleId: NotRequired[int]
    missionId: NotRequired[int]
    taskId: NotRequired[int]


class SaveDocumentInputOmitted(TypedDict):
    """Numbers of the oldest events and ended tasks that are missing, because the document would be longer than 4 MiB or because they were deleted. Absent if none is missing."""

    events: int
    tasks: int


class SaveDocumentInputTasksItem(TypedDict):
    task: SavedTaskInput
    outcome: Literal["completed", "cancelled", "failed"]
    number: int
    endedOnTurn: int
    leadName: str
    helperNames: list[str]
    refund: SaveDocumentInputTasksItemRefund


class SaveDocumentInputTasksItemRefund(TypedDict):
    credits: NotRequired[int]
    fuel: NotRequired[int]
    alloy: NotRequired[int]
    supplies: NotRequired[int]
    data: NotRequired[int]
    exotics: NotRequired[int]
    fragments: NotRequired[int]


class SaveDocumentOmitted(TypedDict):
    """Numbers of the oldest events and ended tasks that are missing, because the document would be longer than 4 MiB or because they were deleted. Absent if none is missing."""

    events: int
    tasks: int


class SaveDocumentTasksItem(TypedDict):
    task: SavedTask
    outcome: Literal["completed", "cancelled", "failed"]
    number: int
    endedOnTurn: int
    leadName: str
    helperNames: list[str]
    refund: SaveDocumentTasksItemRefund


class SaveDocumentTasksItemRefund(TypedDict):
    credits: NotRequired[int]
    fuel: NotRequired[int]
    alloy: NotRequired[int]
    supplies: NotRequired[int]
    data: NotRequired[int]
    exotics: NotRequired[int]
    fragments: NotRequired[int]


class SaveSummary(TypedDict):
    """The score with its items, and the end of the game."""

    turn: int
    """The turn now: the number of turns passed."""
    status: Literal["active", "won", "lost"]
    """State of the game."""
    ending: Literal["chorus", "concord", "banner", "long-watch", "relit", "adrift", "silence", "dark"] | None
    epilogue: list[str]
    """Sentences about this game; empty while it is active."""
    score: int
    """The sum of the items."""
    items: list[SaveSummaryItemsItem]


class SaveSummaryItemsItem(TypedDict):
    item: str
    """What the points are for."""
    count: int
    """How many."""
    each: int
    """Points of each."""
    points: int
    """count × each."""


class SavedBuild(TypedDict):
    """The target of a task of kind build."""

    kind: Literal["build"]
    build: Literal["hydroponics", "scoop", "quarters", "medbay", "shield", "patch", "core"]


class SavedBuildInput(TypedDict):
    """The target of a task of kind build."""

    kind: Literal["build"]
    build: Literal["hydroponics", "scoop", "quarters", "medbay", "shield", "patch", "core"]


class SavedDelivery(TypedDict):
    """The goal of a mission of kind delivery."""

    kind: Literal["delivery"]
    systemId: int
    supplies: int


class SavedDeliveryInput(TypedDict):
    """The goal of a mission of kind delivery."""

    kind: Literal["delivery"]
    systemId: int
    supplies: int


class SavedErrand(TypedDict):
    """The goal of a mission of kind survey or salvage or rescue or cipher or trade."""

    kind: Literal["survey", "salvage", "rescue", "cipher", "trade"]
    systemId: int


class SavedErrandInput(TypedDict):
    """The goal of a mission of kind survey or salvage or rescue or cipher or trade."""

    kind: Literal["survey", "salvage", "rescue", "cipher", "trade"]
    systemId: int


class SavedExpansion(TypedDict):
    """The target of a task of kind expand."""

    kind: Literal["expand"]


class SavedExpansionInput(TypedDict):
    """The target of a task of kind expand."""

    kind: Literal["expand"]


class SavedExpedition(TypedDict):
    """The goal of a mission of kind expedition."""

    kind: Literal["expedition"]
    starClass: Literal["M", "K", "G", "F", "A", "B", "O", "white-dwarf", "red-giant", "neutron-star", "black-hole"]
    """Class of the star."""
    needed: int


class SavedExpeditionInput(TypedDict):
    """The goal of a mission of kind expedition."""

    kind: Literal["expedition"]
    starClass: Literal["M", "K", "G", "F", "A", "B", "O", "white-dwarf", "red-giant", "neutron-star", "black-hole"]
    """Class of the star."""
    needed: int


class SavedExploration(TypedDict):
    """The target of a task of kind explore."""

    kind: Literal["explore"]
    systemId: int
    focus: Literal["survey", "harvest", "salvage"]


class SavedExplorationInput(TypedDict):
    """The target of a task of kind explore."""

    kind: Literal["explore"]
    systemId: int
    focus: Literal["survey", "harvest", "salvage"]


class SavedGame(TypedDict):
    """The game of a save, with missions of the kinds survey, delivery, salvage, rescue, study, refit, expedition, cipher, trade. Rules version 1 has no traits, factions and encounters."""

    rulesVersion: int
    seed: int
    difficulty: Literal["hard", "standard", "relaxed", "sandbox"]
    """hard 170 turns, standard 200, relaxed 240, sandbox unlimited."""
    limit: int | None
    turn: int
    status: Literal["active", "won", "lost"]
    endReason: Literal["apex-relit", "hull-destroyed", "crew-lost", "time-ran-out"] | None
    resources: SavedGameResources
    hull: int
    positionId: int
    expansions: int
    starvingTurns: int
    missionsCompleted: int
    nextCrewId: int
    nextModuleId: int
    nextTaskId: int
    nextMissionId: int
    eventCount: int
    endedCount: int
    systems: list[SavedGameSystemsItem]
    crew: list[SavedMember]
    modules: list[SavedGameModulesItem]
    techs: list[Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]]
    tasks: list[SavedTask]
    missions: list[SavedMission]
    factions: NotRequired[SavedGameFactions]
    encounters: NotRequired[list[SavedGameEncountersItem]]
    sinceEncounter: NotRequired[int]
    quietUntilTurn: NotRequired[int]


class SavedGameEncountersItem(TypedDict):
    id: int
    key: str
    systemId: int
    openedOnTurn: int
    decided: SavedGameEncountersItemDecided | None


class SavedGameEncountersItemDecided(TypedDict):
    option: str
    crewId: int | None
    turn: int
    outcome: Literal["good", "bad"]
    by: NotRequired[str]
    """Name of the player who gave the command. 1 to 24 characters, no blank at the ends."""


class SavedGameFactions(TypedDict):
    wayfarers: SavedGameFactionsWayfarers
    foundry: SavedGameFactionsFoundry
    archive: SavedGameFactionsArchive


class SavedGameFactionsArchive(TypedDict):
    standing: int
    missions: int
    lead: SavedGameFactionsArchiveLead | None


class SavedGameFactionsArchiveLead(TypedDict):
    stage: int
    systemId: int


class SavedGameFactionsFoundry(TypedDict):
    standing: int
    missions: int
    lead: SavedGameFactionsFoundryLead | None


class SavedGameFactionsFoundryLead(TypedDict):
    stage: int
    systemId: int


class SavedGameFactionsWayfarers(TypedDict):
    standing: int
    missions: int
    lead: SavedGameFactionsWayfarersLead | None


class SavedGameFactionsWayfarersLead(TypedDict):
    stage: int
    systemId: int


class SavedGameInput(TypedDict):
    """The game of a save, with missions of the kinds survey, delivery, salvage, rescue, study, refit, expedition, cipher, trade. Rules version 1 has no traits, factions and encounters."""

    rulesVersion: int
    seed: int
    difficulty: Literal["hard", "standard", "relaxed", "sandbox"]
    """hard 170 turns, standard 200, relaxed 240, sandbox unlimited."""
    limit: int | None
    turn: int
    status: Literal["active", "won", "lost"]
    endReason: Literal["apex-relit", "hull-destroyed", "crew-lost", "time-ran-out"] | None
    resources: SavedGameInputResources
    hull: int
    positionId: int
    expansions: int
    starvingTurns: int
    missionsCompleted: int
    nextCrewId: int
    nextModuleId: int
    nextTaskId: int
    nextMissionId: int
    eventCount: int
    endedCount: int
    systems: list[SavedGameInputSystemsItem]
    crew: list[SavedMemberInput]
    modules: list[SavedGameInputModulesItem]
    techs: list[Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]]
    tasks: list[SavedTaskInput]
    missions: list[SavedMissionInput]
    factions: NotRequired[SavedGameInputFactions]
    encounters: NotRequired[list[SavedGameInputEncountersItem]]
    sinceEncounter: NotRequired[int]
    quietUntilTurn: NotRequired[int]


class SavedGameInputEncountersItem(TypedDict):
    id: int
    key: str
    systemId: int
    openedOnTurn: int
    decided: SavedGameInputEncountersItemDecided | None


class SavedGameInputEncountersItemDecided(TypedDict):
    option: str
    crewId: int | None
    turn: int
    outcome: Literal["good", "bad"]
    by: NotRequired[str]
    """Name of the player who gave the command. 1 to 24 characters, no blank at the ends."""


class SavedGameInputFactions(TypedDict):
    wayfarers: SavedGameInputFactionsWayfarers
    foundry: SavedGameInputFactionsFoundry
    archive: SavedGameInputFactionsArchive


class SavedGameInputFactionsArchive(TypedDict):
    standing: int
    missions: int
    lead: SavedGameInputFactionsArchiveLead | None


class SavedGameInputFactionsArchiveLead(TypedDict):
    stage: int
    systemId: int


class SavedGameInputFactionsFoundry(TypedDict):
    standing: int
    missions: int
    lead: SavedGameInputFactionsFoundryLead | None


class SavedGameInputFactionsFoundryLead(TypedDict):
    stage: int
    systemId: int


class SavedGameInputFactionsWayfarers(TypedDict):
    standing: int
    missions: int
    lead: SavedGameInputFactionsWayfarersLead | None


class SavedGameInputFactionsWayfarersLead(TypedDict):
    stage: int
    systemId: int


class SavedGameInputModulesItem(TypedDict):
    id: int
    kind: Literal["reactor", "drive", "sensor", "lab", "fab", "life-support", "hydroponics", "scoop", "quarters", "medbay", "shield", "core"]
    tier: int


class SavedGameInputResources(TypedDict):
    credits: int
    fuel: int
    alloy: int
    supplies: int
    data: int
    exotics: int
    fragments: int


class SavedGameInputSystemsItem(TypedDict):
    id: int
    name: str
    x: int
    y: int
    starClass: Literal["M", "K", "G", "F", "A", "B", "O", "white-dwarf", "red-giant", "neutron-star", "black-hole"]
    """Class of the star."""
    danger: int
    apex: bool
    visits: int
    arrivals: int
    fragment: bool
    revealed: bool


class SavedGameModulesItem(TypedDict):
    id: int
    kind: Literal["reactor", "drive", "sensor", "lab", "fab", "life-support", "hydroponics", "scoop", "quarters", "medbay", "shield", "core"]
    tier: int


class SavedGameResources(TypedDict):
    credits: int
    fuel: int
    alloy: int
    supplies: int
    data: int
    exotics: int
    fragments: int


class SavedGameSystemsItem(TypedDict):
    id: int
    name: str
    x: int
    y: int
    starClass: Literal["M", "K", "G", "F", "A", "B", "O", "white-dwarf", "red-giant", "neutron-star", "black-hole"]
    """Class of the star."""
    danger: int
    apex: bool
    visits: int
    arrivals: int
    fragment: bool
    revealed: bool


class SavedJump(TypedDict):
    """The target of a task of kind jump."""

    kind: Literal["jump"]
    systemId: int


class SavedJumpInput(TypedDict):
    """The target of a task of kind jump."""

    kind: Literal["jump"]
    systemId: int


class SavedMember(TypedDict):
    """A crew member as stored in saves."""

    id: int
    name: str
    skills: SavedMemberSkills
    fatigue: int
    trait: NotRequired[Literal["steady", "curious", "thrifty", "bold", "gentle", "sleepless", "handy", "wary", "silver-tongued", "restless"]]


class SavedMemberInput(TypedDict):
    """A crew member as stored in saves."""

    id: int
    name: str
    skills: SavedMemberInputSkills
    fatigue: int
    trait: NotRequired[Literal["steady", "curious", "thrifty", "bold", "gentle", "sleepless", "handy", "wary", "silver-tongued", "restless"]]


class SavedMemberInputSkills(TypedDict):
    navigation: SavedMemberInputSkillsNavigation
    survey: SavedMemberInputSkillsSurvey
    engineering: SavedMemberInputSkillsEngineering
    science: SavedMemberInputSkillsScience
    leadership: SavedMemberInputSkillsLeadership


class SavedMemberInputSkillsEngineering(TypedDict):
    level: int
    xp: int


class SavedMemberInputSkillsLeadership(TypedDict):
    level: int
    xp: int


class SavedMemberInputSkillsNavigation(TypedDict):
    level: int
    xp: int


class SavedMemberInputSkillsScience(TypedDict):
    level: int
    xp: int


class SavedMemberInputSkillsSurvey(TypedDict):
    level: int
    xp: int


class SavedMemberSkills(TypedDict):
    navigation: SavedMemberSkillsNavigation
    survey: SavedMemberSkillsSurvey
    engineering: SavedMemberSkillsEngineering
    science: SavedMemberSkillsScience
    leadership: SavedMemberSkillsLeadership


class SavedMemberSkillsEngineering(TypedDict):
    level: int
    xp: int


class SavedMemberSkillsLeadership(TypedDict):
    level: int
    xp: int


class SavedMemberSkillsNavigation(TypedDict):
    level: int
    xp: int


class SavedMemberSkillsScience(TypedDict):
    level: int
    xp: int


class SavedMemberSkillsSurvey(TypedDict):
    level: int
    xp: int


class SavedMission(TypedDict):
    """A mission as stored in saves."""

    id: int
    status: Literal["offered", "accepted", "completed", "failed", "expired", "abandoned"]
    goal: SavedErrand | SavedDelivery | SavedStudy | SavedRefit | SavedExpedition
    reward: SavedMissionReward
    hops: int
    offeredOnTurn: int
    acceptedOnTurn: int | None
    deadline: int | None
    endedOnTurn: int | None
    progress: list[int]


class SavedMissionInput(TypedDict):
    """A mission as stored in saves."""

    id: int
    status: Literal["offered", "accepted", "completed", "failed", "expired", "abandoned"]
    goal: SavedErrandInput | SavedDeliveryInput | SavedStudyInput | SavedRefitInput | SavedExpeditionInput
    reward: SavedMissionInputReward
    hops: int
    offeredOnTurn: int
    acceptedOnTurn: int | None
    deadline: int | None
    endedOnTurn: int | None
    progress: list[int]


class SavedMissionInputReward(TypedDict):
    credits: NotRequired[int]
    fuel: NotRequired[int]
    alloy: NotRequired[int]
    supplies: NotRequired[int]
    data: NotRequired[int]
    exotics: NotRequired[int]
    fragments: NotRequired[int]


class SavedMissionReward(TypedDict):
    credits: NotRequired[int]
    fuel: NotRequired[int]
    alloy: NotRequired[int]
    supplies: NotRequired[int]
    data: NotRequired[int]
    exotics: NotRequired[int]
    fragments: NotRequired[int]


class SavedRefit(TypedDict):
    """The goal of a mission of kind refit."""

    kind: Literal["refit"]
    module: Literal["reactor", "drive", "sensor", "lab", "fab"]
    toTier: int


class SavedRefitInput(TypedDict):
    """The goal of a mission of kind refit."""

    kind: Literal["refit"]
    module: Literal["reactor", "drive", "sensor", "lab", "fab"]
    toTier: int


class SavedResearch(TypedDict):
    """The target of a task of kind research."""

    kind: Literal["research"]
    techId: Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]
    """Id of a technology."""


class SavedResearchInput(TypedDict):
    """The target of a task of kind research."""

    kind: Literal["research"]
    techId: Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]
    """Id of a technology."""


class SavedStudy(TypedDict):
    """The goal of a mission of kind study."""

    kind: Literal["study"]
    techId: Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]
    """Id of a technology."""


class SavedStudyInput(TypedDict):
    """The goal of a mission of kind study."""

    kind: Literal["study"]
    techId: Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]
    """Id of a technology."""


class SavedTask(TypedDict):
    """A task as stored in saves, one of jump, explore, upgrade, expand, build, research."""

    id: int
    target: SavedJump | SavedExploration | SavedUpgrade | SavedExpansion | SavedBuild | SavedResearch
    leadId: int
    helperIds: list[int]
    paid: SavedTaskPaid
    queuedOnTurn: int
    run: NotRequired[SavedTaskRun]
    by: NotRequired[str]
    """Name of the player who gave the command. 1 to 24 characters, no blank at the ends."""


class SavedTaskInput(TypedDict):
    """A task as stored in saves, one of jump, explore, upgrade, expand, build, research."""

    id: int
    target: SavedJumpInput | SavedExplorationInput | SavedUpgradeInput | SavedExpansionInput | SavedBuildInput | SavedResearchInput
    leadId: int
    helperIds: list[int]
    paid: SavedTaskInputPaid
    queuedOnTurn: int
    run: NotRequired[SavedTaskInputRun]
    by: NotRequired[str]
    """Name of the player who gave the command. 1 to 24 characters, no blank at the ends."""


class SavedTaskInputPaid(TypedDict):
    credits: NotRequired[int]
    fuel: NotRequired[int]
    alloy: NotRequired[int]
    supplies: NotRequired[int]
    data: NotRequired[int]
    exotics: NotRequired[int]
    fragments: NotRequired[int]


class SavedTaskInputRun(TypedDict):
    startedOnTurn: int
    durationTurns: int
    remainingTurns: int
    baseTurns: int
    power: int
    difficulty: int
    ratio: int
    fuel: int
    explain: list[FactorInput]


class SavedTaskPaid(TypedDict):
    credits: NotRequired[int]
    fuel: NotRequired[int]
    alloy: NotRequired[int]
    supplies: NotRequired[int]
    data: NotRequired[int]
    exotics: NotRequired[int]
    fragments: NotRequired[int]


class SavedTaskRun(TypedDict):
    startedOnTurn: int
    durationTurns: int
    remainingTurns: int
    baseTurns: int
    power: int
    difficulty: int
    ratio: int
    fuel: int
    explain: list[Factor]


class SavedUpgrade(TypedDict):
    """The target of a task of kind upgrade."""

    kind: Literal["upgrade"]
    moduleId: int
    toTier: int


class SavedUpgradeInput(TypedDict):
    """The target of a task of kind upgrade."""

    kind: Literal["upgrade"]
    moduleId: int
    toTier: int


class Score(TypedDict):
    rank: int
    """Rank in the whole list; 1 is the best."""
    name: str
    """Name of the game when it was won."""
    score: int
    """Points."""
    turn: int
    """The turn of the win."""
    ending: str
    """How it ended."""
    difficulty: Literal["hard", "standard", "relaxed", "sandbox"]
    """hard 170 turns, standard 200, relaxed 240, sandbox unlimited."""
    daily: str | None
    finishedAt: str
    """When it was won."""
    watchId: str | None


class ScorePage(TypedDict):
    """Clean games that were won, except `main`, the best first: by score, then turn, then time."""

    scores: list[Score]
    total: int
    """Scores on all pages."""


class Ship(TypedDict):
    modules: list[ShipModulesItem]
    buildable: list[ShipBuildableItem]
    expansion: ShipExpansion
    slots: ShipSlots
    berths: ShipBerths
    supply: int
    """Power supplied."""
    demand: int
    """Power demanded."""
    grid: ShipGrid
    range: float
    """Range of one jump in light years."""
    tank: float
    """Fuel capacity of the tank."""
    hull: float


class ShipBerths(TypedDict):
    total: int
    """Berths of the ship."""
    used: int
    """Crew aboard."""


class ShipBuildableItem(TypedDict):
    kind: Literal["hydroponics", "scoop", "quarters", "medbay", "shield", "patch", "core"]
    """Kind of build."""
    name: str
    price: Goods
    slots: int
    """Slots taken."""
    draw: int
    """Power drawn."""
    effect: str
    lockedBecause: str | None


class ShipExpansion(TypedDict):
    price: Goods
    done: int
    """Expansions so far."""
    lockedBecause: str | None


class ShipGrid(TypedDict):
    ratio: float
    """Supply ÷ demand, rounded down to hundredths."""
    label: Literal["blackout", "brownout", "tight", "balanced", "surplus"]
    """The ratio in a word."""


class ShipModulesItem(TypedDict):
    id: int
    """Id of the module."""
    kind: Literal["reactor", "drive", "sensor", "lab", "fab", "life-support", "hydroponics", "scoop", "quarters", "medbay", "shield", "core"]
    """Kind of module."""
    name: str
    tier: int
    """Current tier."""
    cap: int
    """Highest tier allowed now."""
    draw: int
    """Power drawn at this tier."""
    slots: int
    """Slots taken."""
    effect: str
    upgrade: ShipModulesItemUpgrade | None


class ShipModulesItemUpgrade(TypedDict):
    """Null at the tier cap."""

    toTier: int
    """The next tier."""
    price: Goods
    lockedBecause: str | None


class ShipSlots(TypedDict):
    total: int
    """Slots of the ship."""
    used: int
    """Slots taken."""
    free: int
    """Slots left."""


class SkillLevel(TypedDict):
    level: int
    xp: float
    """XP towards the next level."""
    xpToNext: float | None


class Standing(TypedDict):
    """What a faction thinks of the ship."""

    faction: Literal["wayfarers", "foundry", "archive"]
    """A faction of the relay network."""
    name: str
    standing: int


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
    games: int
    """Games of the service, the main one included."""
    gamesListed: int
    """Games that their players listed."""
    gamesPlayed: int
    """Games with a command within the last 24 hours, besides their creation."""
    scores: int
    """Wins on the scoreboard."""


class StoryLead(TypedDict):
    """The next stage of a faction's story: arriving there opens it."""

    thread: Literal["wayfarers", "foundry", "archive"]
    """A faction of the relay network."""
    stage: int
    systemId: int
    """Id of the system where the stage waits."""


class System(TypedDict):
    """A system as shown on the charts."""

    id: int
    """Id of the system."""
    name: str
    x: float
    """Light years from the corner of the box."""
    y: float
    """Light years from the corner of the box."""
    starClass: Literal["M", "K", "G", "F", "A", "B", "O", "white-dwarf", "red-giant", "neutron-star", "black-hole"]
    """Class of the star."""
    danger: int
    apex: bool
    """True for the system whose star the win relights."""
    explored: bool
    visits: int
    """Completed explorations."""
    distance: float
    """Light years from the ship."""
    reachable: bool
    """Within one jump with the current fuel."""
    fuelToJump: int | None
    hops: int | None


class SystemAnswer(TypedDict):
    system: SystemDetail
    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""


class SystemDetail(TypedDict):
    id: int
    """Id of the system."""
    name: str
    x: float
    """Light years from the corner of the box."""
    y: float
    """Light years from the corner of the box."""
    starClass: Literal["M", "K", "G", "F", "A", "B", "O", "white-dwarf", "red-giant", "neutron-star", "black-hole"]
    """Class of the star."""
    danger: int
    apex: bool
    """True for the system whose star the win relights."""
    explored: bool
    visits: int
    """Completed explorations."""
    distance: float
    """Light years from the ship."""
    reachable: bool
    """Within one jump with the current fuel."""
    fuelToJump: int | None
    hops: int | None
    hazard: int
    """Hazard of the star's class."""
    faction: Literal["wayfarers", "foundry", "archive"]
    """A faction of the relay network."""
    history: list[SystemDetailHistoryItem]
    """The 20 newest events about the system, newest first."""
    bodies: list[SystemDetailBodiesItem] | None
    yields: SystemDetailYields | None
    neighbours: list[SystemDetailNeighboursItem]


class SystemDetailBodiesItem(TypedDict):
    name: str
    kind: str


class SystemDetailHistoryItem(TypedDict):
    turn: int
    """Turn on which it happened."""
    kind: str
    text: str
    """The event as a sentence."""


class SystemDetailNeighboursItem(TypedDict):
    systemId: int
    """Id of the neighbour."""
    name: str
    distance: float
    """Light years."""
    fuelToJump: int
    """Fuel of the jump."""


class SystemDetailYields(TypedDict):
    """Null until explored."""

    survey: Yields
    harvest: Yields
    salvage: Yields


class Target(TypedDict):
    """The target of a task; only the fields of its kind are present."""

    systemId: NotRequired[int]
    """Id of the system to jump to or explore."""
    systemName: NotRequired[str]
    focus: NotRequired[Literal["survey", "harvest", "salvage"]]
    """The focus of an exploration."""
    moduleId: NotRequired[int]
    """Id of the module to upgrade."""
    module: NotRequired[Literal["reactor", "drive", "sensor", "lab", "fab", "life-support", "hydroponics", "scoop", "quarters", "medbay", "shield", "core"]]
    """Kind of the module."""
    toTier: NotRequired[int]
    """Target tier of the upgrade."""
    build: NotRequired[Literal["hydroponics", "scoop", "quarters", "medbay", "shield", "patch", "core"]]
    """Kind of build."""
    techId: NotRequired[Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]]
    """Id of a technology."""


class Task(TypedDict):
    """A task in the queue. The figures of a pending task are estimates, which change with the game."""

    id: int
    """Id of the task."""
    status: Literal["active", "pending"]
    """The first task of the queue is active."""
    kind: Literal["jump", "explore", "upgrade", "expand", "build", "research"]
    """Kind of task."""
    target: Target
    lead: CrewName
    helpers: list[CrewName]
    skill: Literal["navigation", "survey", "engineering", "science"]
    """The skill that counts and gains XP."""
    power: float
    """Power of the team at the current grid and module tier."""
    difficulty: float
    """Difficulty of the task."""
    ratio: float
    """Power ÷ difficulty, rounded down to hundredths."""
    band: Literal["critical", "strained", "short", "nominal", "strong", "surplus", "overdrive"]
    """Power band of the ratio."""
    durationTurns: int
    """Turns from start to end."""
    remainingTurns: int
    """Turns left."""
    startsOnTurn: int
    """Turn on which it starts or started."""
    endsOnTurn: int
    """Turn on which it ends."""
    cost: Goods
    explain: list[Factor]
    """The factors of power and time, then the effects of traits on fatigue and XP."""
    by: NotRequired[str]
    """Name of the player who gave the command, if given."""


class TaskPreview(TypedDict):
    """A task as it would be. The task that is previewed has no id yet."""

    id: int | None
    status: Literal["active", "pending"]
    """The first task of the queue is active."""
    kind: Literal["jump", "explore", "upgrade", "expand", "build", "research"]
    """Kind of task."""
    target: Target
    lead: CrewName
    helpers: list[CrewName]
    skill: Literal["navigation", "survey", "engineering", "science"]
    """The skill that counts and gains XP."""
    power: float
    """Power of the team at the current grid and module tier."""
    difficulty: float
    """Difficulty of the task."""
    ratio: float
    """Power ÷ difficulty, rounded down to hundredths."""
    band: Literal["critical", "strained", "short", "nominal", "strong", "surplus", "overdrive"]
    """Power band of the ratio."""
    durationTurns: int
    """Turns from start to end."""
    remainingTurns: int
    """Turns left."""
    startsOnTurn: int
    """Turn on which it starts or started."""
    endsOnTurn: int
    """Turn on which it ends."""
    cost: Goods
    explain: list[Factor]
    """The factors of power and time, then the effects of traits on fatigue and XP."""
    by: NotRequired[str]
    """Name of the player who gave the command, if given."""


class TeamAnswer(TypedDict):
    """The task with its new team, and the updated queue."""

    task: Task
    teams: Teams
    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""


class Teams(TypedDict):
    """Proposed teams for a task."""

    fastest: ProposedTeam
    """The team that needs the fewest turns; of equally fast teams the strongest."""
    fewest: ProposedTeam
    """The smallest team that is as fast."""


class Tech(TypedDict):
    id: Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]
    """Id of a technology."""
    name: str
    tier: int
    state: Literal["known", "queued", "open", "locked"]
    """open: its prerequisites are researched."""
    cost: Goods
    needs: list[Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]]
    needsSome: TechNeedsSome | None
    unlocks: list[str]
    lockedBecause: str | None
    pathToGoal: bool
    """The technology is needed on the way to the Lodestar Core."""


class TechNeedsSome(TypedDict):
    """Technologies of which only some are needed, besides `needs`; null for most. Each fragment found beyond the third lowers the count."""

    count: int
    """How many of `of` are needed."""
    of: list[Literal["nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2", "sur2", "eng2", "sci2", "life2", "pow2", "nav3", "sur3", "eng3", "sci3", "life3", "pow3", "nav4", "exo4", "sci4", "pow4", "core5", "lode"]]


class TurnAnswer(TypedDict):
    """The worked turn. `encounter` is the encounter that is open now. `lapsed` is the one that took its cautious option because nobody had decided."""

    turn: int
    """The turn now."""
    skipped: bool
    """The queue was empty and nothing changed."""
    completed: EndedTask | None
    started: Task | None
    failed: list[EndedTask]
    xp: list[Experience]
    events: list[Event]
    """Events, oldest first."""
    warnings: list[Warning]
    """What will go wrong within 10 turns if the queue stays as it is."""
    lapsed: Encounter | None
    encounter: Encounter | None
    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""


class Warning(TypedDict):
    """Something that will go wrong if the queue stays as it is."""

    code: Literal["hunger", "crew-lost", "fuel-short", "order-fails", "deadline-missed", "exhausted"]
    """What will go wrong."""
    turn: int
    """Turn on which it will happen."""
    text: str
    """What will go wrong, as a sentence."""
    refs: EventRefs


class World(TypedDict):
    """The galaxy as the ship knows it."""

    save: Save
    resources: WorldResources
    position: WorldPosition
    systems: list[System]
    lanes: list[list[int]]
    """Pairs of systems within one jump of each other."""
    signals: list[int]
    """Systems whose fragment signal is detected."""
    goal: Goal
    food: WorldFood
    """How long the supplies last."""
    nextSteps: list[NextStep]
    """Suggested calls, the most useful first."""
    encounter: Encounter | None
    leads: list[StoryLead]
    """The systems where the factions' stories continue."""
    standing: list[Standing]
    activeTask: Task | None
    pendingTasks: list[Task]
    """In the order in which they will start."""


class WorldFood(TypedDict):
    """How long the supplies last."""

    upkeep: float
    """Supplies eaten a turn."""
    grown: float
    """Supplies grown a turn."""
    turnsLeft: int | None


class WorldPosition(TypedDict):
    systemId: int
    """Id of the current system."""


class WorldResources(TypedDict):
    credits: Resource
    fuel: Resource
    alloy: Resource
    supplies: Resource
    data: Resource
    exotics: Resource
    fragments: Resource


class Yields(TypedDict):
    """Yields of the next exploration."""

    data: YieldsData
    fuel: float
    """Fuel."""
    supplies: float
    """Supplies."""
    alloy: float
    """Alloy."""
    credits: float
    """Credits."""
    exoticChance: float
    """Chance of exotics, 0 to 1."""


class YieldsData(TypedDict):
    low: float
    """Minimum."""
    high: float
    """Maximum."""
