/** Summarizes a decided encounter in a few lines. */
import { CHANGE_NAMES } from "../../rules/encounters/changes.ts";
import type { ChooseAnswer, CrewMember, Encounter, GameEvent, System } from "../api.ts";
import { changedText } from "./option-text.ts";

interface PastView {
  readonly title: string;
  /** `Turn 12, Brakka`. */
  readonly where: string;
  /** `Greta Quayle chose: Buy a claim and dig it`. */
  readonly choice: string;
  /** Outcome of the decision. */
  readonly text: string;
  /** Changes of the decision; empty if there were none. */
  readonly change: string;
  readonly severity: "good" | "warn";
}

/** Kind of the events that record the figures of decisions. */
export const DECIDED = "encounter.decided";

/** Returns the actual changes of a decision; empty if the log no longer has its event. */
export function changesOf(
  decisions: readonly Pick<GameEvent, "figures">[],
  encounterId: number,
): ChooseAnswer["changed"] {
  const figures = decisions.find((event) => event.figures.encounterId === encounterId)?.figures ?? {};
  return CHANGE_NAMES.flatMap((what) => {
    const amount = figures[what];
    return typeof amount === "number" ? [{ what, amount }] : [];
  });
}

export function pastView(
  { title, systemId, openedOnTurn, options, decided }: Encounter,
  changed: ChooseAnswer["changed"],
  systems: readonly Pick<System, "id" | "name">[],
  members: readonly Pick<CrewMember, "id" | "name">[],
): PastView {
  const place = systems.find(({ id }) => id === systemId)?.name;
  const option = options.find(({ key }) => key === decided?.option);
  // A member who left or died is no longer listed, so the name is unknown.
  const who = members.find(({ id }) => id === decided?.crewId)?.name ?? "The crew";
  const by = decided?.by ? `${who} for ${decided.by}` : who;
  return {
    title,
    where: `Turn ${decided?.turn ?? openedOnTurn}${place === undefined ? "" : `, ${place}`}`,
    choice: `${by} chose: ${option?.title ?? "nothing"}`,
    text: decided?.text ?? "",
    change: changedText(changed),
    severity: decided?.outcome === "bad" ? "warn" : "good",
  };
}
