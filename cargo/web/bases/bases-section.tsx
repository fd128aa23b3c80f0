/** The bases of the company: what each does and costs, and ways to open and sell one. */
import { Anchor, Group, Stack, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { euros, percent } from "@outbound/kit/web/format.ts";
import { useState } from "react";
import { Link } from "wouter";
import { AirportSearch } from "../airport-search.tsx";
import type { Base, Economy } from "../api.ts";
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

/** `Planes repair 2 times as fast there, pay 5 % less for fuel and wear 10 % less on legs from or to it.` */
function effectsText({ depth }: Economy): string {
  const { repairFactor, fuelFactor, wearFactor, deliveries } = depth.bases;
  return `At a base, repairs are ${repairFactor} times as fast, fuel costs ${percent(1 - fuelFactor)} less, and legs from or to it wear ${percent(1 - wearFactor)} less. It takes ${deliveries} deliveries to the airport.`;
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

function BaseSearch() {
  const [icao, setIcao] = useState<string | null>(null);
  const { bases } = useGame();
  return (
    <>
      <AirportSearch label="Open a base at" chosen={icao} onChoose={(airport) => setIcao(airport.icao)} />
      {icao !== null && !bases.some((base) => base.icao === icao) && <OpenBase icao={icao} />}
      {bases.length === 0 && icao === null && (
        <Text size="sm" c="dimmed">
          No base yet. Choose an airport where you deliver often.
        </Text>
      )}
    </>
  );
}
