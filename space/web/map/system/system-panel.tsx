/** The panel of a system: its facts, the way there, and orders for it. */
import { Badge, Group, Stack, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { capitalised } from "@outbound/kit/web/format.ts";
import { useRef } from "react";
import type { OrderTarget } from "../../../rules/turn/command.ts";
import type { System } from "../../api.ts";
import { queueOf, useWorld } from "../../game/game.ts";
import { className } from "../../game/star-look.ts";
import { useComposer } from "../../orders/composer.tsx";
import { TaskNote } from "../../queue/task-note.tsx";
import { StarBadge } from "../chart/star-body.tsx";
import { courseOf } from "../course.ts";
import { ExploreChoices } from "../explore-choices.tsx";
import { JumpChoice } from "../jump-choice.tsx";
import { SystemFacts } from "./system-facts.tsx";
import { SystemNotes } from "./system-notes.tsx";
import classes from "./system-panel.module.css";

interface SystemPanelProps {
  readonly system: System;
  /** True if the system was just explored for the first time. */
  readonly isNew: boolean;
}

export function SystemPanel({ system, isNew }: SystemPanelProps) {
  const composer = useComposer();
  const world = useWorld();
  const { end, docked } = courseOf(world);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus later returns to the heading instead of a button, so that the space bar can end the turn.
  const order = (target: OrderTarget) => {
    heading.current?.focus();
    composer.open(target);
  };
  const here = world.position.systemId === system.id;
  const queued = queueOf(world).filter(({ target }) => target.systemId === system.id);
  return (
    <Stack gap="md" component="section" aria-label={`System ${system.name}`}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <StarBadge starClass={system.starClass} explored={system.explored} size={48} />
        <div>
          <Title order={2} ref={heading} tabIndex={-1}>
            {system.name}
          </Title>
          <Note>{capitalised(className(system.starClass))}</Note>
          <Group gap={6} mt={4} className={classes.badges}>
            {here && <Badge variant="filled">{docked ? "Ship here" : "Departed"}</Badge>}
            {!here && end.id === system.id && <Badge variant="light">End of queue</Badge>}
            {isNew ? (
              <Badge variant="light" color="amber">
                Newly charted
              </Badge>
            ) : (
              <Badge variant="default">{system.explored ? "Explored" : "Unexplored"}</Badge>
            )}
            {system.apex && (
              <Badge variant="outline" color="gray">
                The Apex
              </Badge>
            )}
          </Group>
        </div>
      </Group>
      <SystemNotes system={system} />
      <SystemFacts system={system} isNew={isNew} />
      {queued.length > 0 && (
        <Stack gap={4}>
          {queued.map((task) => (
            <TaskNote key={task.id} task={task} />
          ))}
        </Stack>
      )}
      <JumpChoice system={system} onOrder={order} onPlan={() => heading.current?.focus()} />
      <ExploreChoices system={system} onOrder={order} />
    </Stack>
  );
}
