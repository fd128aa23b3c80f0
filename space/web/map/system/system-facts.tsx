/** The figures of a system, and its bodies once explored. */
import { Skeleton, Text } from "@mantine/core";
import { counted, decimal } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { STARS } from "../../../rules/catalog/stars.ts";
import type { System } from "../../api.ts";
import { useSystem, useWorld } from "../../game/game.ts";
import { capitalised, dangerWords } from "../chart/star-look.ts";
import { routeText } from "./star-text.ts";
import classes from "./system-panel.module.css";

export function SystemFacts({ system }: { readonly system: System }) {
  const { hazard } = STARS[system.starClass];
  const { activeTask } = useWorld();
  const flying = activeTask?.kind === "jump" ? `Departed for ${activeTask.target.systemName}` : "Here";
  return (
    <div>
      <dl className={classes.facts}>
        <div>
          <dt>Danger</dt>
          <dd className={system.danger > 0 ? "warn" : undefined}>
            {system.danger > 0 && <IconAlertTriangle size={15} aria-hidden />} {capitalised(dangerWords(system.danger))}
          </dd>
        </div>
        <div>
          <dt>Star hazard</dt>
          <dd>{hazard === 0 ? "None" : `${hazard} of 4`}</dd>
        </div>
        <div>
          <dt>Explored</dt>
          <dd>{system.visits === 0 ? "Never" : counted(system.visits, "time")}</dd>
        </div>
        <div>
          <dt>Distance</dt>
          <dd>{system.distance > 0 ? `${decimal(system.distance)} ly, ${routeText(system)}` : flying}</dd>
        </div>
      </dl>
      {system.explored && <Bodies id={system.id} />}
    </div>
  );
}

function Bodies({ id }: { readonly id: number }) {
  const { data, isError } = useSystem(id);
  if (isError) return null;
  if (data === undefined) return <Skeleton height={20} mt="xs" />;
  const bodies = data.system.bodies ?? [];
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {bodies.length === 0
        ? "No planets or belts."
        : `${bodies.map(({ name, kind }) => `${name}, ${kind.replaceAll("-", " ")}`).join("; ")}.`}
    </Text>
  );
}
