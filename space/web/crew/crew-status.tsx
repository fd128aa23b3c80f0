/** Berths and food of the crew. */
import { Alert, Anchor, Text } from "@mantine/core";
import { counted, decimal } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "wouter";
import { berthsOf, recoveryOf } from "../../rules/game/effects.ts";
import type { Game } from "../../rules/game/game.ts";
import { shown } from "../../rules/values/amount.ts";
import { Facts } from "../game/facts.tsx";
import { StatusFact } from "../game/status-fact.tsx";
import { type FoodOutlook, foodOutlook } from "./crew-outlook.ts";

/** Warn below this many turns of food. */
const FEW_TURNS = 10;

export function CrewStatus({ game }: { readonly game: Game }) {
  const food = foodOutlook(game);
  const [berths, aboard] = [berthsOf(game), game.crew.length];
  const few = food.turns !== null && food.turns < FEW_TURNS;
  return (
    <>
      <Facts layout="grid" tracks="1fr 1fr 1.4fr 1fr">
        <StatusFact name="Crew" value={`${aboard} in ${counted(berths, "berth")}`} note={berthText(berths - aboard)} />
        <StatusFact
          name="Supplies"
          value={`${decimal(shown(game.resources.supplies))} of 100`}
          note={lastingText(food)}
          bad={few}
        />
        <StatusFact
          name="Food per turn"
          value={`−${decimal(food.eaten)}, +${decimal(food.grown)}`}
          note={food.grown > 0 ? "grown by hydroponics" : "hydroponics would grow 1"}
        />
        <StatusFact name="Recovery" value={`−${recoveryOf(game)} fatigue`} note="per turn while idle" />
      </Facts>
      {(food.starving !== null || food.turns === 0) && <Hunger food={food} />}
      <BerthNote free={berths - aboard} />
    </>
  );
}

const berthText = (free: number): string => (free > 0 ? `${counted(free, "berth")} free` : "no free berth");

function lastingText({ turns }: FoodOutlook): string {
  if (turns === null) return "never runs out";
  return turns === 0 ? "not enough for the next turn" : `lasts ${counted(turns, "turn")}`;
}

function Hunger({ food: { starving } }: { readonly food: FoodOutlook }) {
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} title="The crew is starving">
      {starving === null
        ? "Not enough food for the next turn. Six hungry turns in a row cost a life. Harvest now."
        : `${starving.name} starves in ${counted(starving.turns, "more hungry turn")}. One turn with enough food resets the count. Harvest now.`}
    </Alert>
  );
}

/** Where new crew members come from. */
function BerthNote({ free }: { readonly free: number }) {
  const [text, href, page] =
    free > 0
      ? ["Rescue missions add crew, survey missions sometimes do.", "/missions", "See missions"]
      : ["Recruits and survivors need a free berth: +1 per expansion, +2 with crew quarters.", "/ship", "See ship"];
  return (
    <Text size="sm" c="dimmed">
      {text}{" "}
      <Anchor component={Link} href={href} underline="always" inherit className="accent">
        {page}
      </Anchor>
    </Text>
  );
}
