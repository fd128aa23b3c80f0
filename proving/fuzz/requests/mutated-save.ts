/** An exported save with a few changed values and a valid checksum, as a player with an editor could import it. */
import { exportSave, type SaveDocument } from "@outbound/space/rules/save/save.ts";
import type { Random } from "../../harness/random.ts";

/** Changes one to three values of the document, mostly to others of the same type. */
export function mutatedSave(document: SaveDocument, random: Random): SaveDocument {
  const copy = structuredClone(document);
  for (let change = random.integer(1, 3); change > 0; change -= 1) {
    const places = leavesOf(random.chance(0.8) ? copy.game : copy);
    const { owner, key } = random.pick(places);
    owner[key] = otherThan(owner[key], places, random);
  }
  return exportSave(copy);
}

interface Leaf {
  readonly owner: Record<string, unknown>;
  readonly key: string;
}

/** Everything in the value that is not a list or an object. */
function leavesOf(value: unknown): Leaf[] {
  if (typeof value !== "object" || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => {
    const child = owner[key];
    return typeof child === "object" && child !== null ? leavesOf(child) : [{ owner, key }];
  });
}

function otherThan(value: unknown, places: readonly Leaf[], random: Random): unknown {
  if (random.chance(0.1)) return null;
  if (typeof value === "number") return random.pick([value + 1, value - 1, 0, 1, -1, 100, 10_000, 1_000_000, 2 ** 40]);
  if (typeof value === "boolean") return !value;
  const texts = places.map(({ owner, key }) => owner[key]).filter((text) => typeof text === "string");
  return random.chance(0.8) && texts.length > 0 ? random.pick(texts) : "";
}
