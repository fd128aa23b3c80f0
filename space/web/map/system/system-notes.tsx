/** Why a system matters now: missions, stories, a signal, the Apex. */
import { Group, Stack, Text } from "@mantine/core";
import { IconBook2, IconBroadcast, IconMapPin, IconMapPinFilled, IconSparkles } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { System } from "../../api.ts";
import { factionsOf } from "../../encounters/factions.ts";
import { useMissions, useWorld } from "../../game/game.ts";
import { pinsOf } from "../chart/pins.ts";
import classes from "./system-panel.module.css";

export function SystemNotes({ system }: { readonly system: System }) {
  const world = useWorld();
  const { systems, signals } = world;
  const pins = pinsOf(useMissions(), systems).get(system.id) ?? [];
  const signal = signals.includes(system.id);
  const stories = factionsOf(world).filter(({ story }) => story?.systemId === system.id);
  if (pins.length === 0 && stories.length === 0 && !signal && !system.apex) return null;
  return (
    <Stack gap={6} className={classes.notes}>
      {pins.map(({ missionId, accepted, text }) => (
        <Note key={missionId} Icon={accepted ? IconMapPinFilled : IconMapPin}>
          {accepted ? "Your mission" : "Offered mission"}: {text} <Link href="/missions">Missions</Link>
        </Note>
      ))}
      {stories.map(({ key, name, story }) => (
        <Note key={key} Icon={IconBook2}>
          {name}: {story?.text} waits here.
        </Note>
      ))}
      {signal && <Note Icon={IconBroadcast}>A fragment's signal. Survey here with sensor tier 2 to take it.</Note>}
      {system.apex && (
        <Note Icon={IconSparkles}>
          The Apex. With the Lodestar Core aboard and enough power, explore here once to win.
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
