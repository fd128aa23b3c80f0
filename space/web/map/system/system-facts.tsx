/** Shows the figures of a system, and its bodies once it is explored. */
import { capitalised, counted, decimal } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { STARS } from "../../../rules/catalog/stars.ts";
import type { System } from "../../api.ts";
import { Fact, Facts } from "../../game/facts.tsx";
import { useWorld } from "../../game/game.ts";
import { dangerWords } from "../../game/star-look.ts";
import { routeText } from "./star-text.ts";
import { SystemBodies } from "./system-bodies.tsx";

interface SystemFactsProps {
  readonly system: System;
  /** True if the system was just explored for the first time. */
  readonly isNew: boolean;
}

export function SystemFacts({ system, isNew }: SystemFactsProps) {
  const { danger, distance, visits } = system;
  const { hazard } = STARS[system.starClass];
  const { activeTask } = useWorld();
  const here = activeTask?.kind === "jump" ? `Departed for ${activeTask.target.systemName}` : "Here";
  return (
    <div>
      <Facts layout="grid" tracks="1fr 1fr">
        <Fact name="Danger" className={danger > 0 ? "warn" : undefined}>
          {danger > 0 && <IconAlertTriangle size={15} aria-hidden />} {capitalised(dangerWords(danger))}
        </Fact>
        <Fact name="Star hazard">{hazard === 0 ? "None" : `${hazard} of 4`}</Fact>
        <Fact name="Explored">{visits === 0 ? "Never" : counted(visits, "time")}</Fact>
        <Fact name="Distance">{distance > 0 ? `${decimal(distance)} ly, ${routeText(system)}` : here}</Fact>
      </Facts>
      {system.explored && <SystemBodies system={system} isNew={isNew} />}
    </div>
  );
}
