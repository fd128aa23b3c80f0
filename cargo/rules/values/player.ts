/** A player as the rules see one. */

/** Reputation is stored in thousandths of a point. */
export const FULL_REPUTATION = 100_000;
export const FIRST_REPUTATION = 20_000;
/** Whole euros that a new player gets. */
export const FIRST_MONEY = 125_000;

/** Most cash of a player in whole euros, low enough that sums of many such amounts are exact. Any excess is not paid. */
export const CASH_LIMIT = 1_000_000_000_000;

/** Recent abandonments by a player of packages from one origin. */
export interface Abandonments {
  readonly icao: string;
  /** Real instants of the latest ones, oldest first, at most three. */
  readonly at: readonly number[];
  /** Real instant until which the player can neither load nor accept there; 0 if that never applied. */
  readonly until: number;
}

export interface Player {
  readonly id: number;
  readonly username: string;
  readonly companyName: string;
  /** Whole euros, never below 0. */
  readonly money: number;
  /** Whole euros of penalties that neither cash nor income has paid yet. */
  readonly owed: number;
  /** Thousandths, 0 to FULL_REPUTATION. */
  readonly reputation: number;
  readonly homeIcao: string | null;
  /** Real instants of lapsed reservations, oldest first. Covers at least the last hour; older ones may remain. */
  readonly lapses: readonly number[];
  /** By origin. Ones that no longer count may remain. */
  readonly abandonments: readonly Abandonments[];
  /**
   * Real instants at which airports became open to the player, oldest first. Covers at least the last hour; older ones may
   * remain.
   */
  readonly openings: readonly number[];
  /** Real instant of the last relief; null before the first. */
  readonly reliefAt: number | null;
  /** Counts of the player's actions, from which the onboarding steps follow. */
  readonly loads: number;
  readonly departures: number;
  readonly deliveries: number;
  readonly planesBought: number;
  readonly totalKm: number;
  /** Deliveries by airport, encoded as in `delivered-to.ts`. */
  readonly deliveredTo: string;
  /** Number of countries with an airport in `deliveredTo`. */
  readonly countries: number;
  /** Ids of the specials that the player has delivered. */
  readonly specialsDelivered: readonly string[];
  /** Length of the longest leg flown, in kilometres. */
  readonly longestLegKm: number;
  /** Heaviest cargo that one plane landed with, in kilograms. */
  readonly heaviestKg: number;
  /** Packages that routes delivered. */
  readonly routeDeliveries: number;
  /** Real instant of the last delivery that was loaded by hand; null before the first. */
  readonly deliveredAt: number | null;
  /** Successful campaigns that the player contributed to. */
  readonly campaignsWon: number;
  /** Real instants at which milestones were reached, by milestone id. */
  readonly milestones: Readonly<Record<string, number>>;
  /** The livery and the title that the player chose among those earned. */
  readonly liveryId: string | null;
  readonly title: string | null;
  /** Whether everybody may read the company's page. */
  readonly hasCompanyPage: boolean;
  /** Whether members of the player's alliance see the player's planes. */
  readonly sharesPlanes: boolean;
  /** True until the player chooses a name and a password. */
  readonly isGuest: boolean;
  /** Real instant at which the player last left an alliance; null if never. */
  readonly allianceLeftAt: number | null;
  /** Real instants of alliance invitations that the player sent. Covers at least the last day; older ones may remain. */
  readonly invitationsSent: readonly number[];
  readonly createdAt: number;
  /** Real instant of the last request, to the hour. */
  readonly seenAt: number;
}

/** Fields of a new player. The first money is missing because it goes through the ledger. */
export const NEW_PLAYER = {
  money: 0,
  owed: 0,
  reputation: FIRST_REPUTATION,
  homeIcao: null,
  lapses: [],
  abandonments: [],
  openings: [],
  reliefAt: null,
  loads: 0,
  departures: 0,
  deliveries: 0,
  planesBought: 0,
  totalKm: 0,
  deliveredTo: "",
  countries: 0,
  specialsDelivered: [],
  longestLegKm: 0,
  heaviestKg: 0,
  routeDeliveries: 0,
  deliveredAt: null,
  campaignsWon: 0,
  milestones: {},
  liveryId: null,
  title: null,
  hasCompanyPage: false,
  sharesPlanes: false,
  isGuest: false,
  allianceLeftAt: null,
  invitationsSent: [],
  seenAt: 0,
} as const satisfies Partial<Player>;

/** Returns the reputation in points, 0 to 100, with its thousandths. */
export const reputationPoints = ({ reputation }: Pick<Player, "reputation">): number => reputation / 1000;
