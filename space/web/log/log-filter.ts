/** What the log shows: kept in the address, so that a filtered log can be linked to. */

export interface LogFilter {
  /** What the kinds of the events begin with; all when it is not there. */
  readonly kind?: string;
  readonly turn?: number;
  readonly systemId?: number;
  readonly crewId?: number;
}

/** Groups of kinds in the order in which people look for them. */
export const KIND_GROUPS: Readonly<Record<string, string>> = {
  task: "Tasks",
  mission: "Missions",
  jump: "Jumps",
  system: "Systems charted",
  explore: "Exploring",
  fragment: "Fragments",
  tech: "Technologies",
  ship: "Ship",
  power: "Power",
  crew: "Crew",
  supplies: "Supplies",
  fuel: "Fuel",
  turn: "Turns",
  game: "Game",
  admin: "Changes by the admin",
};

const NUMBERS = ["turn", "systemId", "crewId"] as const;

/** What an address asks for; anything that makes no sense is passed over. */
export function filterOf(search: string): LogFilter {
  const query = new URLSearchParams(search);
  const kind = query.get("kind");
  const numbers = NUMBERS.flatMap((name) => {
    const text = query.get(name) ?? "";
    return /^\d{1,9}$/.test(text) ? [[name, Number(text)]] : [];
  });
  return { ...(kind !== null && Object.hasOwn(KIND_GROUPS, kind) ? { kind } : {}), ...Object.fromEntries(numbers) };
}

/** The same filter as an address, with the question mark; empty for all. */
export function searchOf(filter: LogFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** What group an event is of, in a word; a kind of a later release keeps its own. */
export function groupText(kind: string): string {
  const group = kind.split(".")[0] ?? kind;
  return KIND_GROUPS[group] ?? group;
}
