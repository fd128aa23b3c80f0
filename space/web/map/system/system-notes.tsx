/** Shows why a system matters now: missions, stories, a signal, the Apex. */
import { Group, Stack, Text } from "@mantine/core";
import { capitalised } from "@outbound/kit/web/format.ts";
import { IconBook, IconBroadcast, IconMapPin, IconMapPinFilled, IconSparkles } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { System } from "../../api.ts";
import { storiesOf } from "../../encounters/factions.ts";
import { useMissions, useWorld } from "../../game/game.ts";
import { pinsOf } from "../chart/pins.ts";
import classes from "./system-panel.module.css";

export function SystemNotes({ system }: { readonly system: System }) {
  const world = useWorld();
  const { systems, signals } = world;
  const pins = pinsOf(useMissions(), systems).get(system.id) ?? [];
  const signal = signals.includes(system.id);
  const story = storiesOf(world).get(system.id);
  if (pins.length === 0 && story === undefined && !signal && !system.apex) return null;
  return (
    <Stack gap={6} className={classes.notes}>
      {pins.map(({ missionId, accepted, text, deadline }) => (
        <Note key={missionId} Icon={accepted ? IconMapPinFilled : IconMapPin}>
          {accepted ? "Your mission" : "Offered mission"}: {text}
          {deadline === null ? "." : `, by turn ${deadline}.`} <Link href="/missions">Missions</Link>
        </Note>
      ))}
      {story !== undefined && <Note Icon={IconBook}>{capitalised(story.text)}: arrive here to continue it.</Note>}
      {signal && <Note Icon={IconBroadcast}>A fragment's signal. Survey here with sensor tier 2 to take it.</Note>}
      {system.apex && (
        <Note Icon={IconSparkles}>
          The Apex.{" "}
          {world.save.status === "won"
            ? "It shines again."
            : "With the Lodestar Core aboard and enough power, explore here once to win."}
        </Note>
      )}
    </Stack>
  );
}

function Note({ Icon, children }: { readonly Icon: typeof IconMapPin; readonly children: ReactNode }) {
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <Icon size={18} className="warn" style={{ flex: "none" }} aria-hidden />
      <Text size="sm">{children}</Text>
    </Group>
  );
}
