/** How the ship stands as a whole: hull, power, berths, slots, and how far it flies. */
import { Progress, Text } from "@mantine/core";
import { decimal } from "@outbound/kit/web/format.ts";
import type { ReactNode } from "react";
import type { Game } from "../../rules/game.ts";
import type { Ship } from "../api.ts";
import { gridFactor } from "./module-figures.ts";
import { PowerMeter } from "./power-meter.tsx";
import classes from "./ship-status.module.css";
import { gridText, hullWord } from "./ship-words.ts";

export function ShipStatus({ ship, game }: { readonly ship: Ship; readonly game: Game }) {
  const { hull, supply, demand, grid, berths, slots } = ship;
  return (
    <dl className={classes.status}>
      <Fact name="Hull" value={`${decimal(hull)} of 100`} note={hullWord(hull)} bad={hull < 50}>
        <Progress value={hull} color={hull < 50 ? "red" : "teal"} aria-label="Hull" />
      </Fact>
      <Fact
        name="Power"
        value={`${supply} supplied, ${demand} drawn`}
        note={gridText(grid.label, gridFactor(game))}
        bad={supply < demand}
        wide
      >
        <PowerMeter supply={supply} demand={demand} label={grid.label} />
      </Fact>
      <Fact name="Slots" value={`${slots.used} of ${slots.total} used`} note={freeText(slots.free)} />
      <Fact
        name="Berths"
        value={`${berths.used} of ${berths.total} taken`}
        note={freeText(berths.total - berths.used)}
      />
      <Fact name="Jump range" value={`${decimal(ship.range)} ly`} note={`tank for ${decimal(ship.tank)} fuel`} />
    </dl>
  );
}

const freeText = (free: number): string => (free > 0 ? `${free} free` : "none free");

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly bad?: boolean;
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

function Fact({ name, value, note, bad = false, wide = false, children }: FactProps) {
  return (
    <div data-wide={wide || undefined}>
      <dt>{name}</dt>
      <dd>
        <Text fw={600}>{value}</Text>
        {children}
        <Text size="sm" className={bad ? "bad" : classes.note}>
          {note}
        </Text>
      </dd>
    </div>
  );
}
