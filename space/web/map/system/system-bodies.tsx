/** Shows the star of an explored system with its planets and belts, innermost first. */
import { Skeleton, Text, VisuallyHidden } from "@mantine/core";
import type { BodyKind } from "../../../rules/game/bodies.ts";
import type { System } from "../../api.ts";
import { useSystem } from "../../game/game.ts";
import { lookOf } from "../../game/star-look.ts";
import { BodyArt } from "./body-art.tsx";
import classes from "./system-bodies.module.css";

interface SystemBodiesProps {
  readonly system: System;
  /** True if the system was just explored for the first time. */
  readonly isNew: boolean;
}

export function SystemBodies({ system, isNew }: SystemBodiesProps) {
  const { data, isError } = useSystem(system.id);
  if (isError) return null;
  if (data === undefined) return <Skeleton height={96} radius="md" />;
  const bodies = data.system.bodies ?? [];
  return (
    <div
      className={classes.sky}
      data-new={isNew || undefined}
      style={{ ["--star" as string]: lookOf(system.starClass).color }}
    >
      <ul className={classes.bodies} aria-label={`Planets and belts of ${system.name}`}>
        {bodies.map(({ name, kind }, index) => (
          <li key={name} style={{ ["--place" as string]: index }}>
            <BodyArt name={name} kind={kind as BodyKind} />
            <VisuallyHidden>
              {name}, {kind}
            </VisuallyHidden>
            <span aria-hidden>
              {name.slice(system.name.length + 1)} <small>{SHORT[kind as BodyKind] ?? kind}</small>
            </span>
          </li>
        ))}
      </ul>
      {bodies.length === 0 && <Text size="sm">No planets or belts.</Text>}
    </div>
  );
}

const SHORT: Readonly<Record<BodyKind, string>> = {
  "rocky planet": "rocky",
  "ocean planet": "ocean",
  "ice planet": "ice",
  "gas giant": "giant",
  "asteroid belt": "belt",
  "dwarf planet": "dwarf",
};
