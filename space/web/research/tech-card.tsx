/** A technology in the graph or list: name, effect, state and cost, as a button. */
import { VisuallyHidden } from "@mantine/core";
import { decimal } from "@outbound/kit/web/format.ts";
import { IconStarFilled } from "@tabler/icons-react";
import type { KeyboardEventHandler } from "react";
import type { Tech } from "../api.ts";
import classes from "./tech-card.module.css";
import { progressWord, type TechProgress, TechState } from "./tech-state.tsx";

interface TechCardProps {
  readonly tech: Tech;
  readonly progress: TechProgress;
  readonly selected: boolean;
  /** On the path to the selected one. */
  readonly onPath: boolean;
  readonly onSelect: () => void;
  readonly onKeyDown?: KeyboardEventHandler;
}

export function TechCard({ tech, progress, selected, onPath, onSelect, onKeyDown }: TechCardProps) {
  const { id, name, unlocks, cost, pathToGoal } = tech;
  const effect = unlocks.join("; ");
  return (
    <button
      type="button"
      className={classes.card}
      data-tech={id}
      data-progress={progress}
      data-path={onPath || undefined}
      aria-pressed={selected}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>{labelOf(tech, progress)}</VisuallyHidden>
      <span className={classes.face} aria-hidden>
        <span className={classes.head}>
          <span className={classes.name}>{name}</span>
          {pathToGoal && <IconStarFilled size={13} className="warn" style={{ flex: "none" }} aria-hidden />}
        </span>
        <span className={classes.effect}>{effect}</span>
        <span className={classes.foot}>
          <TechState progress={progress} />
          {(progress === "open" || progress === "locked") && <span>{decimal(cost.data ?? 0)} data</span>}
        </span>
      </span>
    </button>
  );
}

function labelOf({ name, tier, unlocks, cost, pathToGoal }: Tech, progress: TechProgress): string {
  return [
    name,
    `tier ${tier}`,
    progressWord(progress).toLowerCase(),
    ...(progress === "open" || progress === "locked" ? [`${decimal(cost.data ?? 0)} data`] : []),
    ...(pathToGoal ? ["on the path to the Lodestar Core"] : []),
    unlocks.join("; "),
  ].join(", ");
}
