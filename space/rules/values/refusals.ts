/** Every refusal of the rules: one table, the source of the API's problem documents and of the docs. */
import { type RefusalTable, refusalOf } from "@outbound/kit/rules/refusal.ts";

export const REFUSALS = {
  "position-out-of-range": {
    status: 400,
    title: "No such place in the queue",
    cause: "The position to move a task to lies outside the pending tasks.",
    remedy: "Give a position from 0 (next) to the number of pending tasks less one.",
    example: { detail: "Position 7 is outside the 3 pending tasks.", details: { position: 7, pending: 3 } },
  },
  "unknown-system": {
    status: 404,
    title: "Unknown system",
    cause: "No system of this galaxy has the id.",
    remedy: "Take an id from GET /api/world.",
    example: { detail: "There is no system 99.", details: { systemId: 99 } },
  },
  "unknown-module": {
    status: 404,
    title: "Unknown module",
    cause: "No module of the ship has the id.",
    remedy: "Take an id from GET /api/ship.",
    example: { detail: "There is no module 99.", details: { moduleId: 99 } },
  },
  "unknown-tech": {
    status: 404,
    title: "Unknown technology",
    cause: "No technology has the id.",
    remedy: "Take an id from GET /api/tech.",
    example: { detail: "There is no technology 'warp9'.", details: { techId: "warp9" } },
  },
  "unknown-kind": {
    status: 404,
    title: "Unknown kind of module",
    cause: "Nothing of that kind can be built.",
    remedy: "Take a kind from the buildable ones in GET /api/ship.",
    example: { detail: "Nothing called 'ballroom' can be built.", details: { kind: "ballroom" } },
  },
  "unknown-crew": {
    status: 404,
    title: "Unknown crew member",
    cause: "Nobody aboard has the id.",
    remedy: "Take ids from GET /api/crew.",
    example: { detail: "There is no crew member 99 aboard.", details: { crewId: 99 } },
  },
  "unknown-task": {
    status: 404,
    title: "Unknown task",
    cause: "No task in the queue has the id, or it has ended.",
    remedy: "Take an id from GET /api/tasks.",
    example: { detail: "There is no task 99 in the queue.", details: { taskId: 99 } },
  },
  "unknown-mission": {
    status: 404,
    title: "Unknown mission",
    cause: "No mission has the id.",
    remedy: "Take an id from GET /api/missions.",
    example: { detail: "There is no mission 99.", details: { missionId: 99 } },
  },
  "unknown-archive": {
    status: 404,
    title: "Unknown archive",
    cause: "No archived game has the id.",
    remedy: "Take an id from GET /api/save/archives.",
    example: { detail: "There is no archive 99.", details: { archiveId: 99 } },
  },
  "unknown-turn": {
    status: 404,
    title: "Turn not kept",
    cause: "That turn is not among those that can be restored.",
    remedy: "Take a turn from GET /api/save/history.",
    example: { detail: "Turn 3 is not kept; turns 14 to 34 are.", details: { turn: 3 } },
  },
  "game-over": {
    status: 409,
    title: "The game is over",
    cause: "The game was won or lost, and orders change nothing any more.",
    remedy: "Start a new game with POST /api/save/new, or restore a turn with POST /api/save/restore.",
    example: { detail: "The game ended on turn 181: won.", details: { status: "won", turn: 181 } },
  },
  "queue-full": {
    status: 409,
    title: "The queue is full",
    cause: "No more tasks fit into the queue.",
    remedy: "Work a turn or cancel a task first.",
    example: {
      detail: "The queue holds 20 tasks, the most it can.",
      details: { required: 21, available: 20, missing: 1 },
    },
  },
  "already-there": {
    status: 409,
    title: "Already there",
    cause: "The ship is in that system, or will be when the task starts.",
    remedy: "Choose another system.",
    example: { detail: "The ship will already be at Korrim when this jump starts.", details: { systemId: 7 } },
  },
  "already-researched": {
    status: 409,
    title: "Already researched",
    cause: "The technology is known.",
    remedy: "Choose another technology from GET /api/tech.",
    example: { detail: "Star charts is known already.", details: { techId: "nav1" } },
  },
  "already-queued": {
    status: 409,
    title: "Already queued",
    cause: "A task in the queue does the same.",
    remedy: "Choose another, or cancel the queued task.",
    example: { detail: "Star charts is being researched by task 4.", details: { techId: "nav1" } },
  },
  "tier-cap": {
    status: 409,
    title: "At the tier cap",
    cause: "The module is, or will be, at the highest tier allowed now.",
    remedy: "Research eng2, eng3 and core5 to raise the cap.",
    example: {
      detail: "The Reactor will be at tier 2, and the cap is 2.",
      details: { tier: 2, cap: 2, required: 3, available: 2, missing: 1 },
    },
  },
  "no-free-slot": {
    status: 409,
    title: "No free slot",
    cause: "The module needs more slots than are free.",
    remedy: "Expand the ship first.",
    example: {
      detail: "The Lodestar Core needs 2 slots, 1 is free.",
      details: { required: 2, available: 1, missing: 1 },
    },
  },
  "already-built": {
    status: 409,
    title: "Already built",
    cause: "The ship has, or will have, one of the kind, and one is all it can have.",
    remedy: "Choose another kind.",
    example: { detail: "The ship has a Fuel scoop already.", details: { kind: "scoop" } },
  },
  "hull-sound": {
    status: 409,
    title: "The hull is sound",
    cause: "A patch mends nothing while the hull is full.",
    remedy: "Keep the alloy until there is damage.",
    example: { detail: "The hull is at 100 of 100.", details: { hull: 100 } },
  },
  "expansion-limit": {
    status: 409,
    title: "No further expansion",
    cause: "The ship is, or will be, as large as it can be.",
    remedy: "Use the slots it has.",
    example: {
      detail: "The ship has 6 expansions, the most it can have.",
      details: { required: 7, available: 6, missing: 1 },
    },
  },
  "stale-turn": {
    status: 409,
    title: "Another turn",
    cause: "The game is not on the turn that was expected.",
    remedy: "Read the world again and decide anew.",
    example: { detail: "The game is on turn 12, not on turn 11.", details: { expectedTurn: 11, turn: 12 } },
  },
  "task-active": {
    status: 409,
    title: "The task is active",
    cause: "The active task has begun and keeps its place.",
    remedy: "Cancel it, or move a pending one.",
    example: { detail: "Task 4 is the active one and cannot be moved.", details: { taskId: 4 } },
  },
  "mission-not-offered": {
    status: 409,
    title: "The mission is not on offer",
    cause: "The mission was accepted before or has ended.",
    remedy: "Choose one whose status is 'offered'.",
    example: { detail: "Mission 3 is accepted already.", details: { missionId: 3, status: "accepted" } },
  },
  "mission-ended": {
    status: 409,
    title: "The mission has ended",
    cause: "A mission that is over cannot be abandoned.",
    remedy: "Choose one that is offered or accepted.",
    example: { detail: "Mission 3 is completed.", details: { missionId: 3, status: "completed" } },
  },
  "lead-among-helpers": {
    status: 422,
    title: "The lead cannot help",
    cause: "The lead of a task also stands among its helpers.",
    remedy: "Leave the lead out of helperIds.",
    example: { detail: "Crew member 1 leads the task and cannot also help.", details: { crewId: 1 } },
  },
  "not-enough-resources": {
    status: 422,
    title: "Not enough resources",
    cause: "The ship does not hold what the order costs.",
    remedy: "Explore for more, or wait until the named turn.",
    example: {
      detail: "Synthetic aperture costs 30 data, 12 are there.",
      details: { resource: "data", required: 30, available: 12, missing: 18, availableOnTurn: 140 },
    },
  },
  "out-of-range": {
    status: 422,
    title: "Out of range",
    cause: "The system is farther away than one jump reaches from where the ship will be.",
    remedy: "Go by a nearer system: GET /api/route?to= finds the way.",
    example: {
      detail: "Vanth is 23.41 ly away, a jump reaches 10 ly.",
      details: { required: 23.41, available: 10, missing: 13.41 },
    },
  },
  "not-enough-fuel": {
    status: 422,
    title: "Not enough fuel",
    cause: "The tank will not hold the jump's fuel when it starts.",
    remedy: "Explore with the focus harvest first.",
    example: {
      detail: "The jump needs 5 fuel, 3 will be left.",
      details: { resource: "fuel", required: 5, available: 3, missing: 2 },
    },
  },
  "missing-prerequisites": {
    status: 422,
    title: "Prerequisites are missing",
    cause: "The order needs technologies or tiers that the ship has not and will not have by then.",
    remedy: "Research or upgrade what is named, or queue it ahead.",
    example: {
      detail: "Deep listening needs sur1.",
      details: { required: ["sur1"], available: [], missing: ["sur1"] },
    },
  },
  "save-invalid": {
    status: 422,
    title: "The save cannot be used",
    cause: "The document is no save of this game, was changed, or breaks its rules.",
    remedy: "Send a document as GET /api/save/export gave it.",
    example: { detail: "The checksum does not fit the save.", details: { checksum: "0123456789abcdef" } },
  },
} as const satisfies RefusalTable;

export type RefusalCode = keyof typeof REFUSALS;

export class Refusal extends refusalOf(REFUSALS) {}

/** The first refusal by the order in which checks answer: 400, 404, 409, 422; the first found of one status. */
export function firstRefusal(...found: readonly (Refusal | undefined)[]): Refusal | undefined {
  return found
    .filter((refusal) => refusal !== undefined)
    .reduce<Refusal | undefined>((first, next) => (first && first.status <= next.status ? first : next), undefined);
}
