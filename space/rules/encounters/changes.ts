/** Computes what a decision actually changed, after caps and limits of the stock. */
import { FACTION_KEYS, type FactionKey } from "../catalog/factions.ts";
import { xpToNext } from "../game/crew.ts";
import { ALL_SKILLS, type CrewMember, type Game, RESOURCES, type ResourceName } from "../game/game.ts";
import { shown } from "../values/amount.ts";

export type ChangeName = ResourceName | "hull" | "fatigue" | "xp" | "crew" | `standing-${FactionKey}`;

/** Every name that a change can have. */
export const CHANGE_NAMES: readonly ChangeName[] = [
  ...RESOURCES,
  "hull",
  "fatigue",
  "xp",
  "crew",
  ...FACTION_KEYS.map((key): ChangeName => `standing-${key}`),
];

export type Changes = Partial<Readonly<Record<ChangeName, number>>>;

/** Returns the changes in whole units, without zeros. Fatigue is the largest change of a member, and XP the sum over all. */
export function changesBetween(before: Game, after: Game): Changes {
  const pairs = before.crew.flatMap((old) => {
    const now = after.crew.find(({ id }) => id === old.id);
    return now ? [{ old, now }] : [];
  });
  const tired = pairs.map(({ old, now }) => now.fatigue - old.fatigue);
  const changes: Record<ChangeName, number> = {
    ...(Object.fromEntries(
      RESOURCES.map((name) => [name, difference(before.resources[name], after.resources[name])]),
    ) as Record<ResourceName, number>),
    hull: difference(before.hull, after.hull),
    fatigue: tired.reduce((most, change) => (Math.abs(change) > Math.abs(most) ? change : most), 0),
    xp: shown(pairs.reduce((sum, { old, now }) => sum + xpOf(now) - xpOf(old), 0)),
    crew: after.crew.length - before.crew.length,
    ...(Object.fromEntries(
      FACTION_KEYS.map((key) => [`standing-${key}`, after.factions[key].standing - before.factions[key].standing]),
    ) as Record<`standing-${FactionKey}`, number>),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, amount]) => amount !== 0));
}

const difference = (before: number, after: number): number =>
  after < before ? -shown(before - after) : shown(after - before);

/** Returns all XP that a member has gained. */
const xpOf = ({ skills }: CrewMember): number =>
  ALL_SKILLS.reduce((sum, skill) => {
    const { level, xp } = skills[skill];
    return sum + xp + Array.from({ length: level }, (_, below) => xpToNext(below) ?? 0).reduce((a, b) => a + b, 0);
  }, 0);
