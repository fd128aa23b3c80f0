/** Why a system matters now: missions, a signal, the Apex. */
import { Stack, Text } from "@mantine/core";
import { IconBroadcast, IconMapPin, IconMapPinFilled, IconSparkles } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { System } from "../../api.ts";
import { useMissions, useWorld } from "../../game/game.ts";
import { pinsOf } from "../chart/pins.ts";
import classes from "./system-panel.module.css";

export function SystemNews({ system }: { readonly system: System }) {
  const { systems, signals } = useWorld();
  const pins = pinsOf(useMissions(), systems).get(system.id) ?? [];
  const signal = signals.includes(system.id);
  if (pins.length === 0 && !signal && !system.apex) return null;
  return (
    <Stack gap={6} className={classes.news}>
      {pins.map((pin) => (
        <News
          key={pin.missionId}
          icon={pin.accepted ? <IconMapPinFilled size={18} aria-hidden /> : <IconMapPin size={18} aria-hidden />}
        >
          {pin.accepted ? "Your mission" : "Offered mission"}: {pin.text} <Link href="/missions">Missions</Link>
        </News>
      ))}
      {signal && (
        <News icon={<IconBroadcast size={18} aria-hidden />}>
          A fragment's signal. Survey here with sensor tier 2 to take it.
        </News>
      )}
      {system.apex && (
        <News icon={<IconSparkles size={18} aria-hidden />}>
          The Apex. With the Lodestar Core aboard and enough power, explore here once to win.
        </News>
      )}
    </Stack>
  );
}

function News({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={classes.newsLine}>
      {icon}
      <Text size="sm">{children}</Text>
    </div>
  );
}
