/** Berths and food of the crew. */
import { Alert, Anchor } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted, decimal } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "wouter";
import { berthsOf, recoveryOf } from "../../rules/game/effects.ts";
import type { Game } from "../../rules/game/game.ts";
import { shown } from "../../rules/values/amount.ts";
import { Facts } from "../game/facts.tsx";
import { useWorld } from "../game/game.ts";
import { StatusFact } from "../game/status-fact.tsx";
import { type Starving, starvingNext } from "./crew-outlook.ts";

/** A warning is shown below this many turns of food. */
const FEW_TURNS = 10;

export function CrewStatus({ game }: { readonly game: Game }) {
  const food = useWorld().food;
  const starving = starvingNext(game);
  const [berths, aboard] = [berthsOf(game), game.crew.length];
  const few = food.turnsLeft !== null && food.turnsLeft < FEW_TURNS;
  return (
    <>
      <Facts layout="grid" tracks="1fr 1fr 1.4fr 1fr">
        <StatusFact name="Crew" value={`${aboard} in ${counted(berths, "berth")}`} note={berthText(berths - aboard)} />
        <StatusFact
          name="Supplies"
          value={`${decimal(shown(game.resources.supplies))} of 100`}
          note={lastingText(food.turnsLeft)}
          bad={few}
        />
        <StatusFact
          name="Food per turn"
          value={`${decimal(-food.upkeep)}, +${decimal(food.grown)}`}
          note={food.grown > 0 ? "grown by hydroponics" : "hydroponics would grow 1"}
        />
        <StatusFact name="Recovery" value={`−${recoveryOf(game)} fatigue`} note="per turn while idle" />
      </Facts>
      {(starving !== null || food.turnsLeft === 0) && <Hunger starving={starving} />}
      <BerthNote free={berths - aboard} />
    </>
  );
}

const berthText = (free: number): string => (free > 0 ? `${counted(free, "berth")} free` : "no free berth");

function lastingText(turns: number | null): string {
  if (turns === null) return "never runs out";
  return turns === 0 ? "not enough for the next turn" : `lasts ${counted(turns, "turn")}`;
}

function Hunger({ starving }: { readonly starving: Starving | null }) {
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} title="The crew is starving">
      {starving === null
        ? "Not enough food for the next turn. Six hungry turns in a row cost a life. Harvest now."
        : `${starving.name} starves in ${counted(starving.turns, "more hungry turn")}. One turn with enough food resets the count. Harvest now.`}
    </Alert>
  );
}

/** Explains where new crew members come from. */
function BerthNote({ free }: { readonly free: number }) {
  const [text, href, page] =
    free > 0
      ? ["Rescue missions add crew, survey missions sometimes do.", "/missions", "See missions"]
      : ["Recruits and survivors need a free berth: +1 per expansion, +2 with crew quarters.", "/ship", "See ship"];
  return (
    <Note>
      {text}{" "}
      <Anchor component={Link} href={href} underline="always" inherit className="accent">
        {page}
      </Anchor>
    </Note>
  );
}
