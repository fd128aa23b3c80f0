/** The log's filter, kept in the address so that it can be linked to. */

export interface LogFilter {
  /** Prefixes of event kinds; absent for all. */
  readonly kind?: string;
  readonly turn?: number;
  readonly systemId?: number;
  readonly crewId?: number;
}

/** Groups of kinds in menu order. */
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

/** The filter of an address; invalid parts are ignored. */
export function filterOf(search: string): LogFilter {
  const query = new URLSearchParams(search);
  const kind = query.get("kind");
  const numbers = NUMBERS.flatMap((name) => {
    const text = query.get(name) ?? "";
    return /^\d{1,9}$/.test(text) ? [[name, Number(text)]] : [];
  });
  return { ...(kind !== null && Object.hasOwn(KIND_GROUPS, kind) ? { kind } : {}), ...Object.fromEntries(numbers) };
}

/** The filter as an address with the question mark; empty for none. */
export function searchOf(filter: LogFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** The name of an event's group; unknown kinds keep their own. */
export function groupText(kind: string): string {
  const group = kind.split(".")[0] ?? kind;
  return KIND_GROUPS[group] ?? group;
}
