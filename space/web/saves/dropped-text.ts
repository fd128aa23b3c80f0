/** Says which archived games are deleted because another game was archived. */
import type { ReplacedWorld } from "../api.ts";

/** Returns a sentence with a leading space; empty if the list of archived games had room. */
export function droppedText({ archived, dropped }: Pick<ReplacedWorld, "archived" | "dropped">): string {
  if (dropped.length === 0) return "";
  const others = dropped.filter((id) => id !== archived).length;
  const old = others < dropped.length ? ["the old one"] : [];
  const more = others === 0 ? [] : [others === 1 ? "1 archived game" : `${others} archived games`];
  const which = [...old, ...more].join(" and ");
  return ` Too many games are archived, so ${which} will be deleted: those without a name and with the fewest turns go first.`;
}
