/** A player as the rules see one. */

/** Reputation is kept in thousandths of a point. */
export const FULL_REPUTATION = 100_000;
export const FIRST_REPUTATION = 20_000;
/** Whole euros that registration credits. */
export const FIRST_MONEY = 125_000;

/** Most cash of a player, in whole euros: sums of many such amounts are exact. What exceeds it is not paid. */
export const CASH_LIMIT = 1_000_000_000_000;

/** The packages of one origin that a player abandoned lately. */
export interface Abandonments {
  readonly icao: string;
  /** Real instants of the latest ones, oldest first, at most three. */
  readonly at: readonly number[];
  /** Real instant until which the player loads and accepts nothing there; 0 unless it has come to that. */
  readonly until: number;
}

export interface Player {
  readonly id: number;
  readonly username: string;
  readonly companyName: string;
  /** Whole euros, never below 0. */
  readonly money: number;
  /** Whole euros of penalties that cash did not cover and income has not paid off. */
  readonly owed: number;
  /** Thousandths, 0 to FULL_REPUTATION. */
  readonly reputation: number;
  readonly homeIcao: string | null;
  /** Real instants of the lapsed reservations of the last hour, oldest first; older ones may be there too. */
  readonly lapses: readonly number[];
  /** By origin. Older ones may be there too. */
  readonly abandonments: readonly Abandonments[];
  /** Real instants at which airports became open to the player within the last hour, oldest first; older ones may be there too. */
  readonly openings: readonly number[];
  /** Real instant of the last relief; null before the first. */
  readonly reliefAt: number | null;
  /** Counts of what the player did, from which the onboarding steps follow. */
  readonly loads: number;
  readonly departures: number;
  readonly deliveries: number;
  readonly planesBought: number;
  readonly totalKm: number;
  /** How often the player delivered to each airport: see `delivered-to.ts`. */
  readonly deliveredTo: string;
  /** Countries with an airport in it. */
  readonly countries: number;
  /** Ids of the specials that the player has delivered. */
  readonly specialsDelivered: readonly string[];
  /** Kilometres of the longest leg that was flown. */
  readonly longestLegKm: number;
  /** Kilograms of the heaviest cargo that one plane landed with. */
  readonly heaviestKg: number;
  /** Packages that routes delivered. */
  readonly routeDeliveries: number;
  /** Real instant of the last delivery that was loaded by hand; null before the first. */
  readonly deliveredAt: number | null;
  /** Campaigns that succeeded with the player's help. */
  readonly campaignsWon: number;
  /** Real instants at which milestones were reached, by id. */
  readonly milestones: Readonly<Record<string, number>>;
  /** The livery and the title that the player chose among those earned. */
  readonly liveryId: string | null;
  readonly title: string | null;
  /** Whether anybody may read the company's page. */
  readonly hasCompanyPage: boolean;
  /** Whether members of the own alliance see the player's planes. */
  readonly sharesPlanes: boolean;
  /** Whether the player has not chosen a name and a password yet. */
  readonly isGuest: boolean;
  /** Real instant at which the player last left an alliance; null before. */
  readonly allianceLeftAt: number | null;
  /** Real instants of the invitations to alliances that the player sent within a day; older ones may be there too. */
  readonly invitationsSent: readonly number[];
  readonly createdAt: number;
  /** Real instant of the last request, to the hour. */
  readonly seenAt: number;
}

/** A new player. The first money is not in it, because it goes through the ledger. */
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

/** Reputation in points, 0 to 100, with its thousandths. */
export const reputationPoints = ({ reputation }: Pick<Player, "reputation">): number => reputation / 1000;
