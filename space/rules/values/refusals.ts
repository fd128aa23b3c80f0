/** Every refusal of the rules in one table, from which the API's problem documents and the docs are made. */
import { type RefusalTable, refusalOf } from "@outbound/kit/rules/refusal.ts";

export const REFUSALS = {
  "position-out-of-range": {
    status: 400,
    title: "Position outside the queue",
    cause: "The position is outside the pending tasks.",
    remedy: "Use a position from 0 (next) to the number of pending tasks minus 1.",
    example: { detail: "Position 7 is outside the 3 pending tasks.", details: { position: 7, pending: 3 } },
  },
  "unknown-game": {
    status: 404,
    title: "Unknown game",
    cause: "No game has this id, or it was deleted.",
    remedy: "Use the id that POST /api/games returned, or a watchId from GET /api/games.",
    example: { detail: "There is no such game.", details: {} },
  },
  "watch-only": {
    status: 403,
    title: "For watching only",
    cause: "A watchId only shows a game. Commands, the export, archives and the history need the game's id.",
    remedy: "Use the game's id, which only the players have.",
    example: { detail: "A watchId allows no commands: use the game's id.", details: {} },
  },
  "unknown-system": {
    status: 404,
    title: "Unknown system",
    cause: "No system of this galaxy has this id.",
    remedy: "Use an id from GET /api/world.",
    example: { detail: "System 99 does not exist.", details: { systemId: 99 } },
  },
  "unknown-module": {
    status: 404,
    title: "Unknown module",
    cause: "No module of the ship has this id.",
    remedy: "Use an id from GET /api/ship.",
    example: { detail: "Module 99 does not exist.", details: { moduleId: 99 } },
  },
  "unknown-tech": {
    status: 404,
    title: "Unknown technology",
    cause: "No technology has this id.",
    remedy: "Use an id from GET /api/tech.",
    example: { detail: "Technology 'warp9' does not exist.", details: { techId: "warp9" } },
  },
  "unknown-kind": {
    status: 404,
    title: "Unknown kind of module",
    cause: "Nothing of this kind can be built.",
    remedy: "Use a buildable kind from GET /api/ship.",
    example: { detail: "Kind 'ballroom' cannot be built.", details: { kind: "ballroom" } },
  },
  "unknown-crew": {
    status: 404,
    title: "Unknown crew member",
    cause: "No crew member aboard has this id.",
    remedy: "Use ids from GET /api/crew.",
    example: { detail: "Crew member 99 is not aboard.", details: { crewId: 99 } },
  },
  "unknown-task": {
    status: 404,
    title: "Unknown task",
    cause: "No queued task has this id, or the task has ended.",
    remedy: "Use an id from GET /api/tasks.",
    example: { detail: "Task 99 is not in the queue.", details: { taskId: 99 } },
  },
  "unknown-mission": {
    status: 404,
    title: "Unknown mission",
    cause: "No mission has this id.",
    remedy: "Use an id from GET /api/missions.",
    example: { detail: "Mission 99 does not exist.", details: { missionId: 99 } },
  },
  "unknown-encounter": {
    status: 404,
    title: "Unknown encounter",
    cause: "No encounter of this game has this id.",
    remedy: "Use an id from GET /api/encounters.",
    example: { detail: "Encounter 99 does not exist.", details: { encounterId: 99 } },
  },
  "unknown-option": {
    status: 404,
    title: "Unknown option",
    cause: "The encounter has no such option.",
    remedy: "Use the key of an option from GET /api/encounters.",
    example: { detail: "Encounter 1 has no option 'run'.", details: { encounterId: 1, option: "run" } },
  },
  "unknown-archive": {
    status: 404,
    title: "Unknown archive",
    cause: "No archived game has this id.",
    remedy: "Use an id from GET /api/save/archives.",
    example: { detail: "There is no archive 99.", details: { archiveId: 99 } },
  },
  "unknown-turn": {
    status: 404,
    title: "Turn not kept",
    cause: "This turn is not among those that can be restored.",
    remedy: "Use a turn from GET /api/save/history.",
    example: {
      detail: "Turn 3 is not kept; GET /api/save/history lists those that are.",
      details: { turn: 3 },
    },
  },
  "game-over": {
    status: 409,
    title: "The game is over",
    cause: "The game was won or lost and takes no more orders.",
    remedy: "Start a new game with POST /api/save/new, or restore a turn with POST /api/save/restore.",
    example: { detail: "The game ended on turn 181: won.", details: { status: "won", turn: 181 } },
  },
  "queue-full": {
    status: 409,
    title: "The queue is full",
    cause: "The queue has no room for another task.",
    remedy: "End a turn or cancel a task first.",
    example: {
      detail: "The queue holds 20 tasks, the maximum.",
      details: { required: 21, available: 20, missing: 1 },
    },
  },
  "already-there": {
    status: 409,
    title: "Already there",
    cause: "The ship is in this system, or will be when the task starts.",
    remedy: "Choose another system.",
    example: { detail: "The ship is (or will be) at Korrim when this jump starts.", details: { systemId: 7 } },
  },
  "already-researched": {
    status: 409,
    title: "Already researched",
    cause: "The technology is already researched.",
    remedy: "Choose another technology from GET /api/tech.",
    example: { detail: "Star charts is already researched (or will be).", details: { techId: "nav1" } },
  },
  "already-queued": {
    status: 409,
    title: "Already queued",
    cause: "A queued task already does this.",
    remedy: "Choose something else, or cancel the queued task.",
    example: { detail: "Already queued as task 4: Research Star charts.", details: { techId: "nav1" } },
  },
  "tier-cap": {
    status: 409,
    title: "At the tier cap",
    cause: "The module is already at (or queued to) the highest tier allowed now.",
    remedy: "Research eng2, eng3 and core5 to raise the cap.",
    example: {
      detail: "Reactor is at (or queued to) tier 2; the current maximum is 2. Research Modular frames to raise it.",
      details: { tier: 2, cap: 2, required: 3, available: 2, missing: 1 },
    },
  },
  "no-free-slot": {
    status: 409,
    title: "No free slot",
    cause: "The module needs more slots than will be free.",
    remedy: "Expand the ship first.",
    example: {
      detail: "Lodestar Core needs 2 slots; 1 will be free.",
      details: { required: 2, available: 1, missing: 1 },
    },
  },
  "already-built": {
    status: 409,
    title: "Already built",
    cause: "The ship has (or will have) a module of this kind, and one is the maximum.",
    remedy: "Choose another kind.",
    example: { detail: "The ship already has (or will have) the Fuel scoop.", details: { kind: "scoop" } },
  },
  "hull-sound": {
    status: 409,
    title: "Hull at its maximum",
    cause: "The hull is at its maximum, or will be after the tasks ahead, so a patch would repair nothing.",
    remedy: "Build a patch when the hull is damaged.",
    example: { detail: "The hull is (or will be) at 100 of 100.", details: { hull: 100 } },
  },
  "expansion-limit": {
    status: 409,
    title: "Expansion limit reached",
    cause: "The ship has (or will have) the maximum number of expansions.",
    remedy: "Use the slots the ship has.",
    example: {
      detail: "The ship has (or will have) 6 expansions, the maximum.",
      details: { required: 7, available: 6, missing: 1 },
    },
  },
  "stale-turn": {
    status: 409,
    title: "Stale turn",
    cause: "The game is not on the expected turn.",
    remedy: "Read the game again, and retry with its current turn.",
    example: { detail: "The game is on turn 12, not on turn 11.", details: { expectedTurn: 11, turn: 12 } },
  },
  "task-active": {
    status: 409,
    title: "The task is active",
    cause: "The active task has started: it cannot be moved, and its team is fixed.",
    remedy: "Cancel it, or change a pending task.",
    example: { detail: "Task 4 is active and cannot be moved.", details: { taskId: 4 } },
  },
  "mission-not-offered": {
    status: 409,
    title: "Mission not on offer",
    cause: "The mission was already accepted or has ended.",
    remedy: "Choose a mission whose status is 'offered'.",
    example: { detail: "Mission 3 is already accepted.", details: { missionId: 3, status: "accepted" } },
  },
  "mission-ended": {
    status: 409,
    title: "Mission already ended",
    cause: "An ended mission cannot be abandoned.",
    remedy: "Choose an offered or accepted mission.",
    example: { detail: "Mission 3 is completed.", details: { missionId: 3, status: "completed" } },
  },
  "revision-changed": {
    status: 412,
    title: "The game has changed",
    cause: "The game has changed since the state that If-Match names.",
    remedy: "Read the game again, and repeat the command with the ETag of that answer if it still makes sense.",
    example: { detail: "The game has changed since it was read.", details: { expected: '"1-41"' } },
  },
  "main-game": {
    status: 409,
    title: "The main game cannot be deleted",
    cause: "The game `main` cannot be deleted.",
    remedy: "Start over with POST /api/save/new.",
    example: { detail: "The game main cannot be deleted.", details: {} },
  },
  "too-many-games": {
    status: 429,
    title: "Too many games",
    cause: "The service has reached its limit of games.",
    remedy: "Continue a game, or delete one that is no longer played.",
    example: { detail: "The service holds 1000 games, the maximum.", details: { limit: 1000 } },
  },
  "daily-running": {
    status: 409,
    title: "The day is not over",
    cause: "The export and the replay of a daily game open when its day is over in UTC.",
    remedy: "Ask again when the day is over in UTC.",
    example: { detail: "The daily game of 2026-11-23 runs until the day is over.", details: { daily: "2026-11-23" } },
  },
  "game-running": {
    status: 409,
    title: "The game is running",
    cause: "The game has not ended. A game gets its replay when it ends.",
    remedy: "Follow its events, or ask again when its status is no longer `active`.",
    example: { detail: "The game has not ended.", details: {} },
  },
  "no-replay": {
    status: 409,
    title: "No replay",
    cause:
      "A game has a replay if it has ended, has at most 5,000 commands, was not edited, imported or restored, and was played under one version of the rules.",
    remedy: "Read GET /api/events for the log of the game.",
    example: { detail: "The game has more than 5000 commands.", details: {} },
  },
  "already-decided": {
    status: 409,
    title: "Already decided",
    cause: "The encounter was decided, or took its cautious option when a turn was worked.",
    remedy: "Read its outcome with GET /api/encounters.",
    example: {
      detail: "Encounter 1 was decided on turn 4.",
      details: { encounterId: 1, option: "board", turn: 4 },
    },
  },
  "lead-among-helpers": {
    status: 422,
    title: "The lead cannot also help",
    cause: "The lead of the task is also among its helpers.",
    remedy: "Remove the lead from helperIds.",
    example: { detail: "Crew member 1 leads the task and cannot also help.", details: { crewId: 1 } },
  },
  "not-enough-resources": {
    status: 422,
    title: "Not enough resources",
    cause: "The ship cannot pay for the order or for the option of the encounter.",
    remedy:
      "Explore for more, or wait until the named turn. An encounter does not wait: choose another of its options.",
    example: {
      detail: "Needs 30 data; you have 12.",
      details: { resource: "data", required: 30, available: 12, missing: 18, availableOnTurn: 140 },
    },
  },
  "out-of-range": {
    status: 422,
    title: "Out of range",
    cause: "The system is farther than one jump from where the ship will be, or no route leads to it.",
    remedy: "Jump via a nearer system: GET /api/route?to= finds the route.",
    example: {
      detail: "Vanth is 23.41 ly from Korrim; the jump range is 10 ly.",
      details: { required: 23.41, available: 10, missing: 13.41 },
    },
  },
  "not-enough-fuel": {
    status: 422,
    title: "Not enough fuel",
    cause: "The tank will not hold enough fuel when the jump starts.",
    remedy: "Explore with focus harvest first.",
    example: {
      detail: "The jump to Vanth needs 5 fuel; the tank (40) will hold 3.",
      details: { resource: "fuel", required: 5, available: 3, missing: 2 },
    },
  },
  "missing-prerequisites": {
    status: 422,
    title: "Missing prerequisites",
    cause: "The order needs technologies or tiers that the ship will not have by then.",
    remedy: "Research or upgrade what is named, or queue it ahead.",
    example: {
      detail: "Research Spectral survey first.",
      details: { required: ["sur1"], available: [], missing: ["sur1"] },
    },
  },
  "requirement-not-met": {
    status: 422,
    title: "Requirement not met",
    cause: "The ship, or the crew member who decides, lacks what the option needs.",
    remedy: "Choose another option or member: GET /api/encounters shows what each option needs.",
    example: {
      detail: "Needs engineering 4; you have 3.",
      details: { what: "engineering", required: 4, available: 3, missing: 1 },
    },
  },
  "save-invalid": {
    status: 422,
    title: "Invalid save",
    cause: "The document is not a save of this game, was changed, or breaks its rules.",
    remedy: "Send a document exactly as GET /api/save/export returned it.",
    example: {
      detail: "The checksum does not match: the save was changed.",
      details: { checksum: "0123456789abcdef" },
    },
  },
} as const satisfies RefusalTable;

export type RefusalCode = keyof typeof REFUSALS;

export class Refusal extends refusalOf(REFUSALS) {}

/** Returns the refusal with the lowest status (400, 404, 409, 422), the first one on ties. */
export function firstRefusal(...found: readonly (Refusal | undefined)[]): Refusal | undefined {
  return found
    .filter((refusal) => refusal !== undefined)
    .reduce<Refusal | undefined>((first, next) => (first && first.status <= next.status ? first : next), undefined);
}
