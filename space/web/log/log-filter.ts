/** The log's filter. It is kept in the address, so that it can be linked to. */

export interface LogFilter {
  /** Prefix of event kinds; undefined for all kinds. */
  readonly kind?: string;
  readonly turn?: number;
  readonly systemId?: number;
  readonly crewId?: number;
}

/** Groups of event kinds, in the order of the menu. */
export const KIND_GROUPS: Readonly<Record<string, string>> = {
  task: "Tasks",
  mission: "Missions",
  jump: "Jumps",
  system: "Systems charted",
  explore: "Exploring",
  signal: "Signals",
  fragment: "Fragments",
  tech: "Technologies",
  ship: "Ship",
  power: "Power",
  crew: "Crew",
  encounter: "Encounters",
  faction: "Factions",
  supplies: "Supplies",
  fuel: "Fuel",
  turn: "Turns",
  game: "Game",
  admin: "Admin changes",
};

const NUMBERS = ["turn", "systemId", "crewId"] as const;

/** Returns the filter of an address, ignoring invalid parts. */
export function filterOf(search: string): LogFilter {
  const query = new URLSearchParams(search);
  const kind = query.get("kind");
  const numbers = NUMBERS.flatMap((name) => {
    const text = query.get(name) ?? "";
    return /^\d{1,9}$/.test(text) ? [[name, Number(text)]] : [];
  });
  return { ...(kind !== null && Object.hasOwn(KIND_GROUPS, kind) ? { kind } : {}), ...Object.fromEntries(numbers) };
}

/** Returns the filter as a query string with its question mark; empty without a filter. */
export function searchOf(filter: LogFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Returns the name of an event's group; the key itself for unknown groups. */
export function groupText(kind: string): string {
  const group = kind.split(".")[0] ?? kind;
  return KIND_GROUPS[group] ?? group;
}
