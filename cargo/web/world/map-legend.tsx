/** The legend of the map. */
import { Group, Stack, Text, Title, useComputedColorScheme } from "@mantine/core";
import { IconListDetails } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { outlineOf } from "../../rules/aircraft/silhouettes.ts";
import { MapPopover } from "../map-popover.tsx";
import { PALETTES, type Palette } from "./map/palette.ts";

const NARROW = outlineOf("narrow");

export function MapLegend() {
  const palette = PALETTES[useComputedColorScheme("dark", { getInitialValueInEffect: false })];
  return (
    <MapPopover icon={IconListDetails} label="Legend" shortcut="L" maw={300}>
      <Stack gap={6}>
        <Title order={2} size="h3">
          Legend
        </Title>
        {signsOf(palette).map(({ sign, text }) => (
          <Group key={text} gap="sm" wrap="nowrap" align="center">
            <svg width={28} height={18} viewBox="0 0 28 18" aria-hidden style={{ flex: "none" }}>
              {sign}
            </svg>
            <Text size="sm">{text}</Text>
          </Group>
        ))}
      </Stack>
    </MapPopover>
  );
}

function signsOf(palette: Palette): readonly { readonly sign: ReactNode; readonly text: string }[] {
  const dot = (color: string, radius: number) => <circle cx={14} cy={9} r={radius} fill={color} />;
  const line = (color: string, width: number, dashes?: string) => (
    <line x1={1} x2={27} y1={9} y2={9} stroke={color} strokeWidth={width} strokeDasharray={dashes} />
  );
  const plane = (color: string) => (
    <path d={NARROW.body + NARROW.tail} fill={color} transform="translate(5 0) scale(0.75)" />
  );
  return [
    { sign: dot(palette.home, 5.5), text: "Your home" },
    {
      sign: <circle cx={14} cy={9} r={5} fill={palette.pool} stroke={palette.base} strokeWidth={3} />,
      text: "Your bases",
    },
    { sign: dot(palette.pool, 5.5), text: "Airports where you see jobs, with their number" },
    { sign: dot(palette.event, 5.5), text: "World event in this region" },
    {
      sign: <circle cx={14} cy={9} r={6.5} fill="none" stroke={palette.campaign} strokeWidth={2.5} />,
      text: "A campaign brings goods here",
    },
    {
      sign: (
        <>
          <circle cx={8} cy={9} r={5.5} fill={palette.demandHigh} fillOpacity={0.7} />
          <circle cx={20} cy={9} r={5} fill={palette.demandLow} fillOpacity={0.1} stroke={palette.demandLow} />
        </>
      ),
      text: "Demand, if shown: high, and low as a ring",
    },
    { sign: dot(palette.reachable, 3.5), text: "Within range of the selected plane. Paler: only with a tailwind" },
    { sign: dot(palette.beyond, 2.5), text: "Out of range" },
    {
      sign: line(palette.ring, 1.5, "4 3"),
      text: "Range with a full tank: best wind, still air, worst wind",
    },
    { sign: plane(palette.own), text: "Your planes, by type" },
    { sign: plane(palette.other), text: "Other players' planes" },
    { sign: line(palette.selected, 2.5), text: "Current leg" },
    { sign: line(palette.selected, 2.5, "3 3"), text: "Its queue, stops numbered" },
    { sign: line(palette.job, 1.2), text: "Open job routes" },
    { sign: line(palette.picked, 4), text: "Route of your cart" },
    { sign: line(palette.hinted, 4), text: "Highlighted job" },
    {
      sign: <circle cx={14} cy={9} r={7} fill={palette.night} stroke={palette.ring} strokeWidth={1} />,
      text: "Dark: night and dusk",
    },
  ];
}
