/** Chooses lead and helpers from the crew. */
import { Button, Group, Text, Title, Tooltip } from "@mantine/core";
import { useId } from "react";
import { crewOf, type Game, type TaskKind } from "../../rules/game/game.ts";
import { ownPower, TASK_SKILL } from "../../rules/orders/power.ts";
import { shown } from "../../rules/values/amount.ts";
import { HELPER_LIMIT } from "../../rules/values/limits.ts";
import type { CrewMember } from "../api.ts";
import classes from "./composer.module.css";
import { MemberCard } from "./member-card.tsx";
import type { Team } from "./order.ts";
import { SKILL_NAMES } from "./order-text.ts";
import { withHelper, withLead } from "./team.ts";

interface TeamPickerProps {
  readonly members: readonly CrewMember[];
  readonly game: Game;
  readonly kind: TaskKind;
  readonly team: Team;
  readonly onChange: (team: Team) => void;
  readonly onStrongest: () => void;
  readonly onLeanest: () => void;
}

export function TeamPicker({ members, game, kind, team, onChange, onStrongest, onLeanest }: TeamPickerProps) {
  const heading = useId();
  const skill = TASK_SKILL[kind];
  return (
    <section aria-labelledby={heading} className={classes.team}>
      <Group justify="space-between" gap="xs">
        <Title order={3} id={heading}>
          Team
        </Title>
        <Group gap="xs">
          <Tooltip multiline maw={260} label="The team with the most power">
            <Button size="xs" variant="default" className={classes.suggestion} onClick={onStrongest}>
              Strongest
            </Button>
          </Tooltip>
          <Tooltip multiline maw={260} label="The fewest crew members who are as fast; the others rest">
            <Button size="xs" variant="default" className={classes.suggestion} onClick={onLeanest}>
              Fewest crew, same speed
            </Button>
          </Tooltip>
        </Group>
      </Group>
      <Text size="sm" c="dimmed">
        The skill {SKILL_NAMES[skill].toLowerCase()} counts. One lead, up to {HELPER_LIMIT} helpers: the best adds 60 %
        of their power, the next 40 %, then 25 %.
      </Text>
      <ul className={classes.members}>
        {members.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            skill={skill}
            power={shown(ownPower(crewOf(game, member.id), skill))}
            leads={member.id === team.leadId}
            helps={team.helperIds.includes(member.id)}
            full={team.helperIds.length >= HELPER_LIMIT}
            onLead={() => onChange(withLead(team, member.id))}
            onHelp={(helps) => onChange(withHelper(team, member.id, helps))}
          />
        ))}
      </ul>
      {members.length === 0 && <Text size="sm">No one is aboard.</Text>}
    </section>
  );
}
