/** Lists ended missions, collapsed until opened. */
import { Accordion, Group, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import type { Mission } from "../api.ts";
import classes from "./ended-missions.module.css";
import { Reward } from "./mission-facts.tsx";
import { MissionEndIcon, MissionIcon } from "./mission-icon.tsx";
import { STATUS_WORDS } from "./mission-words.ts";

export function EndedMissions({ missions }: { readonly missions: readonly Mission[] }) {
  const completed = missions.filter(({ status }) => status === "completed").length;
  return (
    <Accordion variant="separated" radius="lg" order={2}>
      <Accordion.Item value="ended">
        <Accordion.Control>
          <Group gap="sm">
            <Text fw={600}>{counted(missions.length, "ended mission")}</Text>
            <Note>{completed} completed</Note>
          </Group>
        </Accordion.Control>
        <Accordion.Panel>
          <ul className={classes.list}>
            {missions.map(({ id, kind, text, status, endedOnTurn, reward }) => (
              <li key={id}>
                <MissionIcon kind={kind} size={18} />
                <Text inherit flex="1 1 14rem">
                  {text}
                </Text>
                <Group gap="0.2rem 0.6rem" c="dimmed">
                  <MissionEndIcon status={status} />
                  <span>
                    {STATUS_WORDS[status]} on turn {endedOnTurn}
                  </span>
                  {status === "completed" && <Reward reward={reward} />}
                </Group>
              </li>
            ))}
          </ul>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
