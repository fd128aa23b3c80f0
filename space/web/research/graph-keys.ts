/** Moves through the graph of technologies with the arrow keys. */
import type { GraphLayout } from "./graph-layout.ts";

export type ArrowKey = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export const isArrowKey = (key: string): key is ArrowKey => /^Arrow(?:Up|Down|Left|Right)$/.test(key);

/** Returns the next technology up or down in the column, or the nearest one in the neighbouring column; undefined at the edge. */
export function neighbourOf({ techs }: GraphLayout, id: string, key: ArrowKey): string | undefined {
  const here = techs.find((tech) => tech.id === id);
  if (here === undefined) return undefined;
  if (key === "ArrowUp" || key === "ArrowDown") {
    const column = techs.filter((tech) => tech.column === here.column);
    return column[column.indexOf(here) + (key === "ArrowUp" ? -1 : 1)]?.id;
  }
  const column = here.column + (key === "ArrowLeft" ? -1 : 1);
  const distance = (y: number): number => Math.abs(y - here.y);
  return techs.filter((tech) => tech.column === column).toSorted((a, b) => distance(a.y) - distance(b.y))[0]?.id;
}
