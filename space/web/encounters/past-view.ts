/** A decided encounter in a few lines. */
import type { CrewMember, Encounter, System } from "../api.ts";
import { changeText } from "./option-text.ts";

interface PastView {
  readonly title: string;
  /** `Turn 12, Brakka`. */
  readonly where: string;
  /** `Greta Quayle chose: Buy a claim and dig it`. */
  readonly choice: string;
  /** What came of it. */
  readonly text: string;
  /** What it changed; empty for the cautious option. */
  readonly change: string;
  readonly severity: "good" | "warn";
}

export function pastView(
  { title, systemId, openedOnTurn, options, decided }: Encounter,
  systems: readonly Pick<System, "id" | "name">[],
  members: readonly Pick<CrewMember, "id" | "name">[],
): PastView {
  const place = systems.find(({ id }) => id === systemId)?.name;
  const option = options.find(({ key }) => key === decided?.option);
  // A member who has left or died has no name any more.
  const who = members.find(({ id }) => id === decided?.crewId)?.name ?? "The crew";
  const by = decided?.by ? `${who} for ${decided.by}` : who;
  return {
    title,
    where: `Turn ${decided?.turn ?? openedOnTurn}${place === undefined ? "" : `, ${place}`}`,
    choice: `${by} chose: ${option?.title ?? "nothing"}`,
    text: decided?.text ?? "",
    change: changeText(decided, option),
    severity: decided?.outcome === "bad" ? "warn" : "good",
  };
}
