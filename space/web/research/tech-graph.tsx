/** Shows the technologies as a graph: a column for each tier, and lines from prerequisites to dependent technologies. */
import { useElementSize } from "@mantine/hooks";
import { type KeyboardEvent, useMemo, useRef } from "react";
import type { Tech } from "../api.ts";
import { isArrowKey, neighbourOf } from "./graph-keys.ts";
import { type GraphSizes, layoutGraph } from "./graph-layout.ts";
import { TechCard } from "./tech-card.tsx";
import classes from "./tech-graph.module.css";
import type { TechProgress } from "./tech-state.tsx";

export interface TechViewProps {
  readonly techs: readonly Tech[];
  readonly progressOf: (tech: Tech) => TechProgress;
  readonly selectedId: string | null;
  /** The selected technology and all its prerequisites. */
  readonly path: ReadonlySet<string>;
  readonly onSelect: (id: string) => void;
}

/** Width in px from which a node has room for the effects of its technology. */
const FULL_NODE = 156;
const COLUMN_GAP = 18;
/** Inset of cards on both sides in px, so that their focus outline is not cut off. */
const INSET = 4;

/** Returns sizes in px that fill the width, within limits: nodes are wide enough for names, and lines stay short. */
function sizesIn(width: number, columns: number): GraphSizes {
  const nodeWidth = Math.floor(
    Math.min(176, Math.max(112, (width - 2 * INSET - COLUMN_GAP * (columns - 1)) / columns)),
  );
  return nodeWidth >= FULL_NODE
    ? { nodeWidth, nodeHeight: 94, columnGap: COLUMN_GAP, rowGap: 14 }
    : { nodeWidth, nodeHeight: 70, columnGap: COLUMN_GAP, rowGap: 14 };
}

export function TechGraph({ techs, progressOf, selectedId, path, onSelect }: TechViewProps) {
  const { ref, width } = useElementSize();
  const columns = Math.max(0, ...techs.map(({ tier }) => tier));
  const sizes = useMemo(() => sizesIn(width, columns), [width, columns]);
  const layout = useMemo(() => layoutGraph(techs, sizes), [techs, sizes]);
  const board = useRef<HTMLDivElement>(null);
  const byId = new Map(techs.map((tech) => [tech.id as string, tech]));
  const known = new Set(techs.filter(({ state }) => state === "known").map(({ id }) => id as string));
  const lines = layout.lines.toSorted((a, b) => Number(path.has(a.to)) - Number(path.has(b.to)));

  function move(event: KeyboardEvent, id: string): void {
    if (!isArrowKey(event.key)) return;
    event.preventDefault();
    const next = neighbourOf(layout, id, event.key);
    if (next !== undefined) board.current?.querySelector<HTMLElement>(`[data-tech="${next}"]`)?.focus();
  }

  return (
    <section ref={ref} className={classes.scroll} aria-label="Graph of technologies">
      <div className={classes.tiers} style={{ width: layout.width }}>
        {layout.columnXs.map((x, column) => (
          <h2 key={x} style={{ insetInlineStart: x, width: sizes.nodeWidth }}>
            Tier {column + 1}
          </h2>
        ))}
      </div>
      <div ref={board} className={classes.board} style={{ width: layout.width, height: layout.height }}>
        <svg className={classes.lines} width={layout.width} height={layout.height} aria-hidden="true">
          {lines.map(({ from, to, path: shape }) => (
            <path
              key={`${from} ${to}`}
              d={shape}
              data-path={path.has(to) || undefined}
              data-known={known.has(from) || undefined}
            />
          ))}
        </svg>
        {layout.techs.map(({ id, x, y }) => {
          const tech = byId.get(id);
          if (tech === undefined) return null;
          return (
            <div
              key={id}
              className={classes.place}
              style={{ insetInlineStart: x, insetBlockStart: y, width: sizes.nodeWidth, height: sizes.nodeHeight }}
            >
              <TechCard
                tech={tech}
                progress={progressOf(tech)}
                selected={id === selectedId}
                compact={sizes.nodeWidth < FULL_NODE}
                onPath={path.has(id)}
                onSelect={() => onSelect(id)}
                onKeyDown={(event) => move(event, id)}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
