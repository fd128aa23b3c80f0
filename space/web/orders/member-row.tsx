/** A crew member who can be chosen for a team: power, fatigue and other tasks. */
import { Box, Checkbox, Group, Radio, Text } from "@mantine/core";
import { capitalised, counted, decimal } from "@outbound/kit/web/format.ts";
import type { Skill } from "../../rules/game/game.ts";
import type { CrewMember } from "../api.ts";
import { Portrait } from "../portrait/portrait.tsx";
import classes from "./composer.module.css";
import { fatigueText } from "./order-text.ts";

const ROLE = { body: classes.role ?? "" };

interface MemberRowProps {
  readonly member: CrewMember;
  readonly skill: Skill;
  /** Power as the lead, and fatigue, at the start of the task. */
  readonly power: number;
  readonly fatigue: number;
  readonly leads: boolean;
  readonly helps: boolean;
  /** True if the team has room for no more helpers. */
  readonly full: boolean;
  readonly onLead: () => void;
  readonly onHelp: (helps: boolean) => void;
}

export function MemberRow({ member, skill, power, fatigue, leads, helps, full, onLead, onHelp }: MemberRowProps) {
  const { name, skills, taskIds } = member;
  return (
    <li className={classes.member} data-chosen={leads || helps || undefined}>
      <Portrait memberId={member.id} size={48} />
      <Box miw={0} flex={1}>
        <Text fw={600} truncate>
          {name}
        </Text>
        <Group gap="0 0.85rem" fz="sm">
          <span>
            {capitalised(skill)} <b>{skills[skill].level}</b>
          </span>
          <span>
            Leadership <b>{skills.leadership.level}</b>
          </span>
          <span>
            Power <b>{decimal(power)}</b>
          </span>
        </Group>
        <Group gap="0 0.85rem" fz="sm" c="dimmed">
          <span className={fatigue >= 50 ? "warn" : undefined}>
            Fatigue {fatigue}
            {fatigue !== member.fatigue && " by then"}: {fatigueText(fatigue)}
          </span>
          {taskIds.length > 0 && <span>In {counted(taskIds.length, "other task")}</span>}
        </Group>
      </Box>
      <div className={classes.roles}>
        <Radio
          data-autofocus={leads || undefined}
          classNames={ROLE}
          name="lead"
          label="Lead"
          aria-label={`Lead: ${name}`}
          checked={leads}
          onChange={onLead}
        />
        <Checkbox
          classNames={ROLE}
          label="Help"
          aria-label={`Help: ${name}`}
          checked={helps}
          disabled={leads || (full && !helps)}
          onChange={(event) => onHelp(event.currentTarget.checked)}
        />
      </div>
    </li>
  );
}
