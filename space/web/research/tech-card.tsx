/** A technology as a button in the graph or list: name, effect, state and cost. */
import { Group, Text } from "@mantine/core";
import { decimal } from "@outbound/kit/web/format.ts";
import { IconStarFilled } from "@tabler/icons-react";
import type { KeyboardEventHandler } from "react";
import type { Tech } from "../api.ts";
import { Tile, TileName, TileRow } from "../game/tile.tsx";
import classes from "./tech-card.module.css";
import { TechIcon } from "./tech-icon.tsx";
import { progressWord, type TechProgress, TechState } from "./tech-state.tsx";

interface TechCardProps {
  readonly tech: Tech;
  readonly progress: TechProgress;
  readonly selected: boolean;
  /** Hides the effects, for narrow cards. */
  readonly compact?: boolean;
  /** True if it is on the path to the selected technology. */
  readonly onPath: boolean;
  readonly onSelect: () => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement> | undefined;
}

export function TechCard({ tech, progress, selected, compact = false, onPath, onSelect, onKeyDown }: TechCardProps) {
  const { id, name, unlocks, cost, pathToGoal } = tech;
  const price = progress === "open" || progress === "locked" ? `${decimal(cost.data ?? 0)} data` : "";
  const icon = (
    <span className={progress === "known" ? "good" : "accent"}>
      <TechIcon id={id} size={compact ? 16 : 18} />
    </span>
  );
  const star = pathToGoal && <IconStarFilled size={13} className="warn" />;
  return (
    <Tile
      label={labelOf(tech, progress, price)}
      isSelected={selected}
      isEmpty={progress === "locked"}
      isDone={progress === "known"}
      isMarked={onPath}
      data-tech={id}
      style={{ justifyContent: "space-between" }}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      {compact ? (
        <TileName>{name}</TileName>
      ) : (
        <>
          <TileRow>
            <Group component="span" gap={6} wrap="nowrap" align="flex-start">
              {icon}
              <span className={classes.name}>
                <TileName>{name}</TileName>
              </span>
            </Group>
            {star}
          </TileRow>
          <Text span size="xs" lh={1.25} c="dimmed" flex={1}>
            {unlocks.join("; ")}
          </Text>
        </>
      )}
      <TileRow>
        {compact && icon}
        <TechState progress={progress} short={compact} />
        <span className={classes.price}>{price}</span>
        {compact && star}
      </TileRow>
    </Tile>
  );
}

function labelOf({ name, tier, unlocks, pathToGoal }: Tech, progress: TechProgress, price: string): string {
  const parts = [
    name,
    `tier ${tier}`,
    progressWord(progress).toLowerCase(),
    price,
    pathToGoal ? "on the path to the Lodestar Core" : "",
    unlocks.join("; "),
  ];
  return parts.filter(Boolean).join(", ");
}
