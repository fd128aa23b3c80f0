/** A technology in the graph or list: name, effect, state and cost, as a button. */
import { Text } from "@mantine/core";
import { decimal } from "@outbound/kit/web/format.ts";
import { IconStarFilled } from "@tabler/icons-react";
import type { KeyboardEventHandler } from "react";
import type { Tech } from "../api.ts";
import { Tile, TileName, TileRow } from "../game/tile.tsx";
import { progressWord, type TechProgress, TechState } from "./tech-state.tsx";

interface TechCardProps {
  readonly tech: Tech;
  readonly progress: TechProgress;
  readonly selected: boolean;
  /** On the path to the selected one. */
  readonly onPath: boolean;
  readonly onSelect: () => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement> | undefined;
}

export function TechCard({ tech, progress, selected, onPath, onSelect, onKeyDown }: TechCardProps) {
  const { id, name, unlocks, cost, pathToGoal } = tech;
  const price = progress === "open" || progress === "locked" ? `${decimal(cost.data ?? 0)} data` : "";
  return (
    <Tile
      label={labelOf(tech, progress, price)}
      isSelected={selected}
      isEmpty={progress === "locked"}
      isDone={progress === "known"}
      isMarked={onPath}
      data-tech={id}
      style={{ scrollMargin: "1rem 1rem 12rem" }}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <TileRow>
        <TileName>{name}</TileName>
        {pathToGoal && <IconStarFilled size={13} className="warn" style={{ flex: "none" }} />}
      </TileRow>
      <Text span size="xs" lh={1.25} c="dimmed" flex={1}>
        {unlocks.join("; ")}
      </Text>
      <TileRow>
        <TechState progress={progress} />
        {price}
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
