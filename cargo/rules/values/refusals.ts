/** Every way a rule can say no: one table, the source of the API's problem documents and of the docs. */

export interface RefusalKind {
  readonly status: 400 | 403 | 404 | 409;
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
  details: Readonly<Record<string, unknown>>,
): RefusalKind => ({ status, title, cause, remedy, example: { detail, details } });

export const REFUSALS = {
  "unknown-icao": kind(
    400,
    "Unknown ICAO code",
    "No airport of this world has the four-letter ICAO code in the body or the query.",
    "Take a code from GET /api/airports.",
    "No airport has the ICAO code 'XQXQ'.",
    { icao: "XQXQ" },
  ),
  "index-out-of-range": kind(
    400,
    "No such place in the queue",
    "The index lies outside the plane's queue.",
    "Give an index from 0 to the length of the queue less one.",
    "Index 3 is outside the queue of 2 legs.",
    { index: 3, length: 2 },
  ),
  "unknown-plane": kind(
    404,
    "Unknown plane",
    "No plane has the id.",
    "Take an id from `planes` of GET /api/state.",
    "There is no plane 99.",
    { planeId: 99 },
  ),
  "unknown-package": kind(
    404,
    "Unknown package",
    "No package has the id, or it expired before anyone took it.",
    "Take an id from `packages` of GET /api/state.",
    "There is no package 99.",
    { packageId: 99 },
  ),
  "unknown-model": kind(
    404,
    "Unknown model",
    "No aircraft of the catalog has the id.",
    "Take an id from `catalog` of GET /api/state.",
    "There is no aircraft 'A380'.",
    { modelId: "A380" },
  ),
  "unknown-airport": kind(
    404,
    "Unknown airport",
    "No airport of this world has the ICAO code in the path.",
    "Take a code from GET /api/airports.",
    "No airport has the ICAO code 'XQXQ'.",
    { icao: "XQXQ" },
  ),
  "not-owner": kind(
    403,
    "Not yours",
    "The plane or the package belongs to another player.",
    "Act on what is your own.",
    "Plane 7 belongs to mira.",
    { planeId: 7, ownerId: 2, ownerName: "mira" },
  ),
  "plane-broken": kind(
    409,
    "The plane is broken",
    "Its health is 0, and a broken plane does not fly.",
    "Repair it with POST /api/planes/{planeId}/repair.",
    "Plane 7 is broken: its health is 0.",
    { planeId: 7, health: 0 },
  ),
  "plane-flying": kind(
    409,
    "The plane is flying",
    "What was asked works only on the ground.",
    "Wait until it has landed; queue a leg meanwhile.",
    "Plane 7 is flying to LFPG.",
    { planeId: 7, destIcao: "LFPG" },
  ),
  "plane-repairing": kind(
    409,
    "The plane is in repair",
    "What was asked does not work while it is being repaired.",
    "Wait until its health is 100.",
    "Plane 7 is in repair at health 62.",
    { planeId: 7, health: 62 },
  ),
  "plane-elsewhere": kind(
    409,
    "The plane is elsewhere",
    "A package is loaded where it waits, and the plane stands at another airport.",
    "Fly the plane there first.",
    "Package 12 waits at EDDF, plane 7 stands at EDDM.",
    { planeId: 7, packageId: 12, originIcao: "EDDF", airportIcao: "EDDM" },
  ),
  "already-there": kind(
    409,
    "Already there",
    "The plane stands at that airport.",
    "Choose another destination.",
    "Plane 7 stands at EDDF already.",
    { planeId: 7, icao: "EDDF" },
  ),
  "beyond-tank": kind(
    409,
    "Beyond the tank",
    "The leg needs more fuel than the tank holds.",
    "Choose a nearer airport or another plane; GET /api/planes/{planeId}/quote tells what a leg needs.",
    "The leg of 2,410 km needs 1,704.2 l, the tank holds 1,012 l.",
    { distanceKm: 2410, required: 1704.2, available: 1012, missing: 692.2 },
  ),
  "purse-too-small": kind(
    409,
    "Not enough money",
    "The purse does not hold what it costs.",
    "Deliver something, sell a plane, or ask for POST /api/relief.",
    "The fuel costs 1,204 €, the purse holds 800 €.",
    { required: 1204, available: 800, missing: 404 },
  ),
  "same-stop": kind(
    409,
    "The same stop twice",
    "The leg would lead to where the one before it ends.",
    "Queue another airport.",
    "The queue of plane 7 ends at LFPG already.",
    { planeId: 7, icao: "LFPG" },
  ),
  "queue-full": kind(
    409,
    "The queue is full",
    "A plane takes at most 12 queued legs.",
    "Cancel a leg or wait until one is flown.",
    "The queue of plane 7 holds 12 legs, the most it can.",
    { planeId: 7, required: 13, available: 12, missing: 1 },
  ),
  "queue-empty": kind(
    409,
    "Nothing to fly",
    "The dispatch names no leg and none is queued.",
    "Name `legs`, or queue one first.",
    "Plane 7 has no leg to depart on.",
    { planeId: 7 },
  ),
  "job-taken": kind(
    409,
    "Somebody was faster",
    "Another player has accepted or loaded the job.",
    "Choose another job.",
    "Job 12 was taken by mira.",
    { packageId: 12, ownerId: 2, ownerName: "mira" },
  ),
  "job-gone": kind(
    409,
    "The job is over",
    "The package was delivered, abandoned or let lapse.",
    "Choose an open job.",
    "Package 12 was delivered.",
    { packageId: 12, status: "delivered" },
  ),
  "already-loaded": kind(
    409,
    "Already loaded",
    "The package is on a plane already.",
    "Fly it to its destination, or abandon it.",
    "Package 12 is on plane 7.",
    { packageId: 12, planeId: 7 },
  ),
  "already-accepted": kind(
    409,
    "Already accepted",
    "The job is reserved for the player already.",
    "Load it before the reservation lapses.",
    "Job 12 is accepted already.",
    { packageId: 12 },
  ),
  "not-taken": kind(
    409,
    "Neither accepted nor loaded",
    "Only what was accepted or loaded can be abandoned.",
    "Leave the job on the market; it costs nothing.",
    "Package 12 is open.",
    { packageId: 12, status: "open" },
  ),
  "payload-exceeded": kind(
    409,
    "Too heavy",
    "The weights on the plane would exceed its payload.",
    "Load less, or take a larger plane.",
    "Package 12 weighs 900 kg, plane 7 has 640 kg of 1,590 kg left.",
    { required: 900, available: 640, missing: 260, maxPayloadKg: 1590 },
  ),
  "special-refused": kind(
    409,
    "The special's rule does not hold",
    "A special freight asks for something that the plane or the player does not have.",
    "Read the rule of the special in `economy.specials` of GET /api/state.",
    "Cold chain asks for a plane health of at least 60; plane 7 has 48.",
    { special: "coldchain", required: 60, available: 48 },
  ),
  "accept-limit": kind(
    409,
    "Too many accepted jobs",
    "At most 20 jobs can be accepted and not loaded.",
    "Load or abandon one first.",
    "20 jobs are accepted, the most there can be.",
    { required: 21, available: 20, missing: 1 },
  ),
  "accept-blocked": kind(
    409,
    "No reservations for now",
    "The reputation is below 5, or three reservations lapsed within an hour.",
    "Load jobs at once, without accepting them.",
    "3 reservations lapsed in the last hour; accepting works again in 1,260 s.",
    { lapses: 3, retryAfterRealMs: 1260000 },
  ),
  "outside-pool": kind(
    409,
    "Outside your airports",
    "The job waits at an airport where no plane of yours stands, flies to or is queued to.",
    "Queue or fly a plane there first.",
    "No plane of yours stands at, flies to or is queued to EDDF.",
    { icao: "EDDF" },
  ),
  "no-plane-for-it": kind(
    409,
    "No plane carries it",
    "No plane type of the player has the payload for the job.",
    "Buy a larger plane first.",
    "The job weighs 22,000 kg, your largest plane carries 1,590 kg.",
    { required: 22000, available: 1590, missing: 20410 },
  ),
  "plane-healthy": kind(
    409,
    "Nothing to repair",
    "The plane's health is 100.",
    "Fly it.",
    "Plane 7 has a health of 100.",
    { planeId: 7, health: 100 },
  ),
  "plane-queued": kind(
    409,
    "The plane has queued legs",
    "A plane with a queue cannot be sold.",
    "Cancel its legs first.",
    "Plane 7 has 2 queued legs.",
    { planeId: 7, queued: 2 },
  ),
  "plane-loaded": kind(
    409,
    "The plane is loaded",
    "A plane with cargo cannot be sold.",
    "Deliver or abandon its cargo first.",
    "Plane 7 carries 3 packages.",
    { planeId: 7, packages: 3 },
  ),
  "fleet-full": kind(
    409,
    "The fleet is full",
    "A player has at most 60 planes.",
    "Sell one first.",
    "The fleet has 60 planes, the most it can.",
    { required: 61, available: 60, missing: 1 },
  ),
  "not-sold-there": kind(
    409,
    "Not sold there",
    "Planes are sold at the home airport, where a plane of one's own stands, and at large airports.",
    "Choose one of those.",
    "EDXW is neither large nor your home, and no plane of yours stands there.",
    { icao: "EDXW", size: "medium" },
  ),
  "home-chosen": kind(
    409,
    "Home already chosen",
    "A player chooses a home once.",
    "Buy a plane where you want to be.",
    "The home is EDDF.",
    { homeIcao: "EDDF" },
  ),
  "not-a-home": kind(
    409,
    "No home airport",
    "The airport is not among those to start from.",
    "Choose one of GET /api/onboarding/homes.",
    "EDXW is not among the airports to start from.",
    { icao: "EDXW" },
  ),
  "relief-not-needed": kind(
    409,
    "No relief needed",
    "There is a way on without it.",
    "Take the way that `detail` names.",
    "The purse of 9,000 € pays the fuel of plane 7 for 150 km: 244 €.",
    { money: 9000, sales: 0, required: 244, planeId: 7 },
  ),
  "relief-too-soon": kind(
    409,
    "Relief only once an hour",
    "The last relief was less than a real hour ago.",
    "Wait until the hour is over.",
    "The next relief is possible in 1,260 s.",
    { retryAfterRealMs: 1260000 },
  ),
  "plane-in-use": kind(
    409,
    "In use",
    "The plane or the player owns what flies or is carried, so an admin cannot delete it.",
    "Wait until it has landed and is empty.",
    "Plane 7 is flying.",
    { planeId: 7 },
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
