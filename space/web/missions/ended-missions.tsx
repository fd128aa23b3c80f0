/** Ended missions, collapsed. */
import { Accordion, Group, Text } from "@mantine/core";
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
            <Text size="sm" c="dimmed">
              {completed} completed
            </Text>
          </Group>
        </Accordion.Control>
        <Accordion.Panel>
          <ul className={classes.list}>
            {missions.map((mission) => (
              <li key={mission.id}>
                <MissionIcon kind={mission.kind} size={18} />
                <span className={classes.text}>{mission.text}</span>
                <span className={classes.end}>
                  <MissionEndIcon status={mission.status} /> {STATUS_WORDS[mission.status]} on turn{" "}
                  {mission.endedOnTurn}
                  {mission.status === "completed" && <Reward reward={mission.reward} />}
                </span>
              </li>
            ))}
          </ul>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
