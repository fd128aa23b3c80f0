/** Creates an exported save with a few changed values and a valid checksum, as a player with an editor could import it. */
import { exportSave, type SaveDocument } from "@outbound/space/rules/save/save.ts";
import fc, { type Arbitrary } from "fast-check";
import { rarely } from "../requests/values.ts";

type Owner = Record<string, unknown>;
type Path = readonly string[];

/** Changes one to three values of the document, mostly of the game and mostly to others of the same type. */
export function mutatedSave(document: SaveDocument): Arbitrary<SaveDocument> {
  const inGame = pathsIn(document.game, ["game"]);
  const path = rarely(0.2, fc.constantFrom(...pathsIn(document)), fc.constantFrom(...inGame));
  const texts = inGame.map((one) => valueAt(document, one)).filter((value) => typeof value === "string");
  const change = path.chain((one) => fc.tuple(fc.constant(one), otherThan(valueAt(document, one), texts)));
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const copy = structuredClone(document);
    for (const [one, value] of changes) (valueAt(copy, one.slice(0, -1)) as Owner)[one.at(-1) ?? ""] = value;
    return exportSave(copy);
  });
}

/** Returns the paths of all values that are not a list or an object. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, child]) => pathsIn(child, [...path, key]))
    : [path];

const valueAt = (value: unknown, path: Path): unknown => path.reduce((owner, key) => (owner as Owner)[key], value);

function otherThan(value: unknown, texts: readonly string[]): Arbitrary<unknown> {
  if (typeof value === "boolean") return fc.constantFrom(!value, null);
  if (typeof value !== "number") return rarely(0.3, fc.constantFrom(null, ""), fc.constantFrom("", ...texts));
  return rarely(0.1, fc.constant(null), fc.constantFrom(value + 1, value - 1, 0, 1, -1, 100, 10_000, 1e6, 2 ** 40));
}
