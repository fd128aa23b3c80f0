/** Chooses lead and helpers from the crew. */
import { Button, Group, Stack, Text, Title, Tooltip } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { crewOf, type Game, type TaskKind } from "../../rules/game/game.ts";
import { ownPower, TASK_SKILL } from "../../rules/orders/power.ts";
import type { Team } from "../../rules/orders/queue.ts";
import { shown } from "../../rules/values/amount.ts";
import { HELPER_LIMIT } from "../../rules/values/limits.ts";
import type { CrewMember } from "../api.ts";
import { MemberRow } from "./member-row.tsx";
import { withHelper, withLead } from "./team.ts";

interface TeamPickerProps {
  readonly members: readonly CrewMember[];
  /** The projected game in which the task starts. */
  readonly game: Game;
  readonly kind: TaskKind;
  readonly team: Team;
  readonly onChange: (team: Team) => void;
  readonly onFastest: () => void;
  readonly onSmallest: () => void;
}

export function TeamPicker({ members, game, kind, team, onChange, onFastest, onSmallest }: TeamPickerProps) {
  const skill = TASK_SKILL[kind];
  const proposals = [
    { text: "Fastest", hint: "The fewest turns, with the most power", choose: onFastest },
    {
      text: "Fewest crew, same speed",
      hint: "The fewest crew members who are as fast; the others rest",
      choose: onSmallest,
    },
  ];
  return (
    <Stack component="section" gap="0.75rem" aria-labelledby="composer-team">
      <Group justify="space-between" gap="xs">
        <Title order={3} id="composer-team">
          Team
        </Title>
        <Group gap="xs">
          {proposals.map(({ text, hint, choose }) => (
            <Tooltip key={text} multiline maw={260} label={hint}>
              <Button size="xs" variant="default" onClick={choose}>
                {text}
              </Button>
            </Tooltip>
          ))}
        </Group>
      </Group>
      <Note>
        The skill {skill} counts. One lead, up to {HELPER_LIMIT} helpers: the best adds 60 % of their power, the next 40
        %, then 25 %.
      </Note>
      <Stack component="ul" gap="0.5rem">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            skill={skill}
            power={shown(ownPower(crewOf(game, member.id), skill))}
            fatigue={crewOf(game, member.id).fatigue}
            leads={member.id === team.leadId}
            helps={team.helperIds.includes(member.id)}
            full={team.helperIds.length >= HELPER_LIMIT}
            onLead={() => onChange(withLead(team, member.id))}
            onHelp={(helps) => onChange(withHelper(team, member.id, helps))}
          />
        ))}
      </Stack>
      {members.length === 0 && <Text size="sm">No one is aboard.</Text>}
    </Stack>
  );
}
