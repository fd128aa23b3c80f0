/** Berths and food of the crew, and what to know about both. */
import { Alert, Anchor, Text } from "@mantine/core";
import { counted, decimal } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "wouter";
import { berthsOf, recoveryOf } from "../../rules/game/effects.ts";
import type { Game } from "../../rules/game/game.ts";
import { shown } from "../../rules/values/amount.ts";
import { Fact, FactStrip } from "../ship/fact-strip.tsx";
import { type FoodOutlook, foodOutlook } from "./crew-outlook.ts";

/** Fewer turns of food than this are a worry. */
const FEW_TURNS = 10;

export function CrewStatus({ game }: { readonly game: Game }) {
  const food = foodOutlook(game);
  const [berths, aboard] = [berthsOf(game), game.crew.length];
  const few = food.turns !== null && food.turns < FEW_TURNS;
  return (
    <>
      <FactStrip tracks="1fr 1fr 1.4fr 1fr">
        <Fact name="Crew" value={`${aboard} in ${counted(berths, "berth")}`} note={berthText(berths - aboard)} />
        <Fact
          name="Supplies"
          value={`${decimal(shown(game.resources.supplies))} of 100`}
          note={lastingText(food)}
          bad={few}
        />
        <Fact
          name="Food a worked turn"
          value={`${decimal(food.eaten)} eaten, ${decimal(food.grown)} grown`}
          note={food.grown > 0 ? "hydroponics grow" : "hydroponics would grow 1"}
        />
        <Fact name="Rest" value={`${recoveryOf(game)} fatigue`} note="less a worked turn for who is idle" />
      </FactStrip>
      {(food.starving !== null || food.turns === 0) && <Hunger food={food} />}
      <BerthNote free={berths - aboard} />
    </>
  );
}

const berthText = (free: number): string => (free > 0 ? `${counted(free, "berth")} free` : "no berth free");

function lastingText({ turns }: FoodOutlook): string {
  if (turns === null) return "never runs out: enough grows";
  return turns === 0 ? "not enough for the next turn" : `enough for ${counted(turns, "worked turn")}`;
}

function Hunger({ food: { starving } }: { readonly food: FoodOutlook }) {
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} title="The crew goes hungry">
      {starving === null
        ? "There is not enough to eat for the next turn. Six hungry turns in a row cost a life: explore with the focus harvest."
        : `In ${counted(starving.turns, "more hungry turn")} ${starving.name} is lost. One turn with enough to eat ends the count: explore with the focus harvest.`}
    </Alert>
  );
}

/** Where more crew comes from. */
function BerthNote({ free }: { readonly free: number }) {
  return (
    <Text size="sm" c="dimmed">
      {free > 0 ? "There is room for more: rescue missions bring somebody, survey missions sometimes do. " : ""}
      {free > 0 ? (
        <PageLink href="/missions">See the missions</PageLink>
      ) : (
        <>
          Recruits and the rescued join only where a berth is free. An expansion brings one, crew quarters two.{" "}
          <PageLink href="/ship">See the ship</PageLink>
        </>
      )}
    </Text>
  );
}

function PageLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Anchor component={Link} href={href} underline="always" fz="inherit" className="accent">
      {children}
    </Anchor>
  );
}
