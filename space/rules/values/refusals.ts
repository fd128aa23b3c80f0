/** Every way a rule can say no: one table, the source of the API's problem documents and of the docs. */

export interface RefusalKind {
  readonly status: 400 | 404 | 409 | 422;
  readonly title: string;
  readonly cause: string;
  readonly remedy: string;
  readonly example: { readonly detail: string; readonly details?: Readonly<Record<string, unknown>> };
}

const kind = (
  status: RefusalKind["status"],
  title: string,
  cause: string,
  remedy: string,
  detail: string,
  details?: Readonly<Record<string, unknown>>,
): RefusalKind => ({ status, title, cause, remedy, example: details ? { detail, details } : { detail } });

export const REFUSALS = {
  "position-out-of-range": kind(
    400,
    "No such place in the queue",
    "The position to move a task to lies outside the pending tasks.",
    "Give a position from 0 (next) to the number of pending tasks less one.",
    "Position 7 is outside the 3 pending tasks.",
    { position: 7, pending: 3 },
  ),
  "unknown-system": kind(
    404,
    "Unknown system",
    "No system of this galaxy has the id.",
    "Take an id from GET /api/world.",
    "There is no system 99.",
    { systemId: 99 },
  ),
  "unknown-module": kind(
    404,
    "Unknown module",
    "No module of the ship has the id.",
    "Take an id from GET /api/ship.",
    "There is no module 99.",
    { moduleId: 99 },
  ),
  "unknown-tech": kind(
    404,
    "Unknown technology",
    "No technology has the id.",
    "Take an id from GET /api/tech.",
    "There is no technology 'warp9'.",
    { techId: "warp9" },
  ),
  "unknown-kind": kind(
    404,
    "Unknown kind of module",
    "Nothing of that kind can be built.",
    "Take a kind from the buildable ones in GET /api/ship.",
    "Nothing called 'ballroom' can be built.",
    { kind: "ballroom" },
  ),
  "unknown-crew": kind(
    404,
    "Unknown crew member",
    "Nobody aboard has the id.",
    "Take ids from GET /api/crew.",
    "There is no crew member 99 aboard.",
    { crewId: 99 },
  ),
  "unknown-task": kind(
    404,
    "Unknown task",
    "No task in the queue has the id, or it has ended.",
    "Take an id from GET /api/tasks.",
    "There is no task 99 in the queue.",
    { taskId: 99 },
  ),
  "unknown-mission": kind(
    404,
    "Unknown mission",
    "No mission has the id.",
    "Take an id from GET /api/missions.",
    "There is no mission 99.",
    { missionId: 99 },
  ),
  "unknown-archive": kind(
    404,
    "Unknown archive",
    "No archived game has the id.",
    "Take an id from GET /api/save/archives.",
    "There is no archive 99.",
    { archiveId: 99 },
  ),
  "unknown-turn": kind(
    404,
    "Turn not kept",
    "That turn is not among those that can be restored.",
    "Take a turn from GET /api/save/history.",
    "Turn 3 is not kept; turns 14 to 34 are.",
    { turn: 3 },
  ),
  "game-over": kind(
    409,
    "The game is over",
    "The game was won or lost, and orders change nothing any more.",
    "Start a new game with POST /api/save/new, or restore a turn with POST /api/save/restore.",
    "The game ended on turn 181: won.",
    { status: "won", turn: 181 },
  ),
  "queue-full": kind(
    409,
    "The queue is full",
    "No more tasks fit into the queue.",
    "Work a turn or cancel a task first.",
    "The queue holds 20 tasks, the most it can.",
    { required: 21, available: 20, missing: 1 },
  ),
  "already-there": kind(
    409,
    "Already there",
    "The ship is in that system, or will be when the task starts.",
    "Choose another system.",
    "The ship will already be at Korrim when this jump starts.",
    { systemId: 7 },
  ),
  "already-researched": kind(
    409,
    "Already researched",
    "The technology is known.",
    "Choose another technology from GET /api/tech.",
    "Star charts is known already.",
    { techId: "nav1" },
  ),
  "already-queued": kind(
    409,
    "Already queued",
    "A task in the queue does the same.",
    "Choose another, or cancel the queued task.",
    "Star charts is being researched by task 4.",
    { techId: "nav1" },
  ),
  "tier-cap": kind(
    409,
    "At the tier cap",
    "The module is, or will be, at the highest tier allowed now.",
    "Research eng2, eng3 and core5 to raise the cap.",
    "The Reactor will be at tier 2, and the cap is 2.",
    { tier: 2, cap: 2, required: 3, available: 2, missing: 1 },
  ),
  "no-free-slot": kind(
    409,
    "No free slot",
    "The module needs more slots than are free.",
    "Expand the ship first.",
    "The Lodestar Core needs 2 slots, 1 is free.",
    { required: 2, available: 1, missing: 1 },
  ),
  "already-built": kind(
    409,
    "Already built",
    "The ship has, or will have, one of the kind, and one is all it can have.",
    "Choose another kind.",
    "The ship has a Fuel scoop already.",
    { kind: "scoop" },
  ),
  "hull-sound": kind(
    409,
    "The hull is sound",
    "A patch mends nothing while the hull is full.",
    "Keep the alloy until there is damage.",
    "The hull is at 100 of 100.",
    { hull: 100 },
  ),
  "expansion-limit": kind(
    409,
    "No further expansion",
    "The ship is, or will be, as large as it can be.",
    "Use the slots it has.",
    "The ship has 6 expansions, the most it can have.",
    { required: 7, available: 6, missing: 1 },
  ),
  "stale-turn": kind(
    409,
    "Another turn",
    "The game is not on the turn that was expected.",
    "Read the world again and decide anew.",
    "The game is on turn 12, not on turn 11.",
    { expectedTurn: 11, turn: 12 },
  ),
  "task-active": kind(
    409,
    "The task is active",
    "The active task has begun and keeps its place.",
    "Cancel it, or move a pending one.",
    "Task 4 is the active one and cannot be moved.",
    { taskId: 4 },
  ),
  "mission-not-offered": kind(
    409,
    "The mission is not on offer",
    "The mission was accepted before or has ended.",
    "Choose one whose status is 'offered'.",
    "Mission 3 is accepted already.",
    { missionId: 3, status: "accepted" },
  ),
  "mission-ended": kind(
    409,
    "The mission has ended",
    "A mission that is over cannot be abandoned.",
    "Choose one that is offered or accepted.",
    "Mission 3 is completed.",
    { missionId: 3, status: "completed" },
  ),
  "lead-among-helpers": kind(
    422,
    "The lead cannot help",
    "The lead of a task also stands among its helpers.",
    "Leave the lead out of helperIds.",
    "Crew member 1 leads the task and cannot also help.",
    { crewId: 1 },
  ),
  "not-enough-resources": kind(
    422,
    "Not enough resources",
    "The ship does not hold what the order costs.",
    "Explore for more, or wait until the named turn.",
    "Synthetic aperture costs 30 data, 12 are there.",
    { resource: "data", required: 30, available: 12, missing: 18, availableOnTurn: 140 },
  ),
  "out-of-range": kind(
    422,
    "Out of range",
    "The system is farther away than one jump reaches from where the ship will be.",
    "Go by a nearer system: GET /api/route?to= finds the way.",
    "Vanth is 23.41 ly away, a jump reaches 10 ly.",
    { required: 23.41, available: 10, missing: 13.41 },
  ),
  "not-enough-fuel": kind(
    422,
    "Not enough fuel",
    "The tank will not hold the jump's fuel when it starts.",
    "Explore with the focus harvest first.",
    "The jump needs 5 fuel, 3 will be left.",
    { resource: "fuel", required: 5, available: 3, missing: 2 },
  ),
  "missing-prerequisites": kind(
    422,
    "Prerequisites are missing",
    "The order needs technologies or tiers that the ship has not and will not have by then.",
    "Research or upgrade what is named, or queue it ahead.",
    "Deep listening needs sur1.",
    { required: ["sur1"], available: [], missing: ["sur1"] },
  ),
  "save-invalid": kind(
    422,
    "The save cannot be used",
    "The document is no save of this game, was changed, or breaks its rules.",
    "Send a document as GET /api/save/export gave it.",
    "The checksum does not fit the save.",
    { checksum: "0123456789abcdef" },
  ),
} as const satisfies Readonly<Record<string, RefusalKind>>;

export type RefusalCode = keyof typeof REFUSALS;

/** A no as a value: the code, what happened with its figures, and the same figures for programs. */
export class Refusal {
  readonly code: RefusalCode;
  readonly detail: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: RefusalCode, detail: string, details: Readonly<Record<string, unknown>> = {}) {
    this.code = code;
    this.detail = detail;
    this.details = details;
  }

  get status(): RefusalKind["status"] {
    return REFUSALS[this.code].status;
  }
}

/** The first refusal by the order in which checks answer: 400, 404, 409, 422; the first found of one status. */
export function firstRefusal(...found: readonly (Refusal | undefined)[]): Refusal | undefined {
  return found
    .filter((refusal) => refusal !== undefined)
    .reduce<Refusal | undefined>((first, next) => (first && first.status <= next.status ? first : next), undefined);
}
