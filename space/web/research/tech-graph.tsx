/** The technologies as a graph: a column per tier, lines from prerequisites to what needs them. */
import { type KeyboardEvent, useMemo, useRef } from "react";
import type { Tech } from "../api.ts";
import { isArrowKey, neighbourOf } from "./graph-keys.ts";
import { layoutGraph } from "./graph-layout.ts";
import { TechCard } from "./tech-card.tsx";
import classes from "./tech-graph.module.css";
import type { TechProgress } from "./tech-state.tsx";

export interface TechViewProps {
  readonly techs: readonly Tech[];
  readonly progressOf: (tech: Tech) => TechProgress;
  readonly selectedId: string | null;
  /** The selected one and all its prerequisites. */
  readonly path: ReadonlySet<string>;
  readonly onSelect: (id: string) => void;
}

const SIZES = { nodeWidth: 162, nodeHeight: 94, columnGap: 33, rowGap: 14 };

export function TechGraph({ techs, progressOf, selectedId, path, onSelect }: TechViewProps) {
  const layout = useMemo(() => layoutGraph(techs, SIZES), [techs]);
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
    <section className={classes.scroll} aria-label="Graph of technologies">
      <div className={classes.tiers} style={{ width: layout.width }}>
        {layout.columnXs.map((x, column) => (
          <h2 key={x} style={{ insetInlineStart: x, width: SIZES.nodeWidth }}>
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
              style={{ insetInlineStart: x, insetBlockStart: y, width: SIZES.nodeWidth, height: SIZES.nodeHeight }}
            >
              <TechCard
                tech={tech}
                progress={progressOf(tech)}
                selected={id === selectedId}
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
