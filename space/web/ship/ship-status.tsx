/** Shows the state of the ship: hull, power, berths, slots and range. */
import { Progress } from "@mantine/core";
import { decimal } from "@outbound/kit/web/format.ts";
import type { Game } from "../../rules/game/game.ts";
import type { Ship } from "../api.ts";
import { Facts } from "../game/facts.tsx";
import { heldAmount } from "../game/holdings.ts";
import { StatusFact } from "../game/status-fact.tsx";
import { gridFactor } from "./module-figures.ts";
import { PowerMeter } from "./power-meter.tsx";
import { gridText, hullWord } from "./ship-words.ts";

export function ShipStatus({ ship, game }: { readonly ship: Ship; readonly game: Game }) {
  const { hull, supply, demand, grid, berths, slots, range, tank } = ship;
  return (
    <Facts layout="grid" tracks="1fr 1.9fr 1fr 1fr 1fr">
      <StatusFact name="Hull" value={`${heldAmount(hull)} of 100`} note={hullWord(hull)} bad={hull < 50}>
        <Progress value={hull} color={hull < 50 ? "red" : "teal"} aria-label="Hull" />
      </StatusFact>
      <StatusFact
        name="Power"
        value={`${supply} supplied, ${demand} used`}
        note={gridText(grid.label, gridFactor(game))}
        bad={supply < demand}
        wide
      >
        <PowerMeter supply={supply} demand={demand} label={grid.label} />
      </StatusFact>
      <StatusFact name="Slots" value={`${slots.used} of ${slots.total} used`} note={freeText(slots.free)} />
      <StatusFact
        name="Berths"
        value={`${berths.used} of ${berths.total} taken`}
        note={freeText(berths.total - berths.used)}
      />
      <StatusFact name="Jump range" value={`${decimal(range)} ly`} note={`tank for ${decimal(tank)} fuel`} />
    </Facts>
  );
}

const freeText = (free: number): string => (free > 0 ? `${free} free` : "none free");
