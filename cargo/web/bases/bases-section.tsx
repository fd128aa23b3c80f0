/** The bases of the company: what each does and costs, and ways to open and sell one. */
import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { euros, percent } from "@outbound/kit/web/format.ts";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { AirportSearch } from "../airport-search.tsx";
import { api, type Base, type Economy } from "../api.ts";
import { clockInstant } from "../live/clock-text.ts";
import { useGame } from "../live/live.tsx";
import { useNames } from "../names.ts";
import { OpenBase } from "./open-base.tsx";
import { SellBase } from "./sell-base.tsx";

export function BasesSection() {
  const { bases, economy } = useGame();
  const { limit } = economy.depth.bases;
  return (
    <Section title="Bases" lead={`${bases.length} of at most ${limit}. ${effectsText(economy)}`}>
      <Stack gap="sm">
        {bases.length > 0 && (
          <ul className="divided" aria-label="Bases">
            {bases.map((base) => (
              <li key={base.id}>
                <BaseRow base={base} />
              </li>
            ))}
          </ul>
        )}
        {bases.length < limit && <BaseSearch />}
      </Stack>
    </Section>
  );
}

/** Returns `Planes repair 2 times as fast there, pay 5 % less for fuel and wear 10 % less on legs from or to it.` */
function effectsText({ depth }: Economy): string {
  const { repairFactor, fuelFactor, wearFactor, deliveries } = depth.bases;
  return `At a base, repairs are ${repairFactor} times as fast, fuel costs ${percent(1 - fuelFactor)} less, and legs from or to it wear ${percent(1 - wearFactor)} less. You need ${deliveries} deliveries to the airport to open one.`;
}

function BaseRow({ base }: { readonly base: Base }) {
  const names = useNames();
  const { icao, upkeep, upkeepSimTime } = base;
  return (
    <Group justify="space-between" py="xs" wrap="nowrap">
      <div className="grow">
        <Anchor component={Link} href={`/?airport=${icao}`} size="sm" fw={600}>
          {names.place(icao)}
        </Anchor>
        <Note size="xs">
          Upkeep {euros(upkeep)}, next on {clockInstant(upkeepSimTime)}
        </Note>
      </div>
      <SellBase base={base} />
    </Group>
  );
}

/** Most airports to choose from without a search. */
const PLACES_SHOWN = 5;

function BaseSearch() {
  const [icao, setIcao] = useState<string | null>(null);
  const { bases } = useGame();
  return (
    <>
      <AirportSearch label="Open a base at" chosen={icao} onChoose={(airport) => setIcao(airport.icao)} />
      {icao !== null && !bases.some((base) => base.icao === icao) && <OpenBase icao={icao} />}
      {icao === null && <Places choose={setIcao} />}
    </>
  );
}

/** Where the player delivers most: how many deliveries are there and missing, or a way to open a base. */
function Places({ choose }: { readonly choose: (icao: string) => void }) {
  const { economy, planes, bases } = useGame();
  const names = useNames();
  const { deliveries: needed } = economy.depth.bases;
  const call = api.get("/api/bases/places", { query: { limit: PLACES_SHOWN + bases.length } });
  const delivered = planes.reduce((sum, { totals }) => sum + totals.deliveries, 0);
  const { data } = useRead(["base-places", delivered, bases.length], call, { placeholderData: keepPreviousData });
  const places = data?.items.filter(({ hasBase }) => !hasBase).slice(0, PLACES_SHOWN) ?? [];
  if (places.length === 0) return <Note>Deliver somewhere {needed} times to open a base there.</Note>;
  return (
    <ul className="divided" aria-label="Airports for a base">
      {places.map(({ icao, deliveries }) => (
        <li key={icao}>
          <Group justify="space-between" py={6} gap="xs" wrap="nowrap">
            <Text size="sm">{names.place(icao)}</Text>
            {deliveries >= needed ? (
              <Button
                size="compact-sm"
                variant="light"
                onClick={() => choose(icao)}
                aria-label={`Open a base at ${names.place(icao)} …`}
              >
                Open …
              </Button>
            ) : (
              <Note size="xs" className="nowrap">
                {deliveries} of {needed} deliveries
              </Note>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}
