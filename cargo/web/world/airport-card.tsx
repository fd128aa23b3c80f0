/** What is known of the selected airport, and what flying there would take. */
import { Button, Card, CloseButton, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { counted } from "@outbound/kit/web/format.ts";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { IconBriefcase2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { countryName } from "../airport-match.ts";
import type { Airport, Airports } from "../airports.ts";
import { api } from "../api.ts";
import { useGame } from "../live/live.tsx";
import classes from "./airport-card.module.css";
import { FlightOffer } from "./flight-offer.tsx";
import { useSelection } from "./selection.tsx";

const SIZES = { large: "Large airport", medium: "Medium-sized airport", small: "Small airport" } as const;

export interface AirportCardProps {
  readonly airports: Airports;
  /** Goes to the list of jobs. */
  readonly showJobs: () => void;
  /** The figures of a flight are behind a click. */
  readonly isCompact: boolean;
}

export function AirportCard({ airports, showJobs, isCompact }: AirportCardProps) {
  const [{ airportIcao, planeId }, change] = useSelection();
  const { planes, player } = useGame();
  const airport = airports.get(airportIcao ?? "");
  if (airport === undefined) return null;
  const plane = planes.find(({ id }) => id === planeId);
  const { icao, name, city, country, size } = airport;
  return (
    <Card
      component="section"
      className={classes.card}
      data-compact={isCompact || undefined}
      aria-label={`Airport ${icao}`}
      padding="sm"
    >
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <div>
          <Title order={2} size="h3">
            {city === "" ? name : city} <span className={classes.code}>{icao}</span>
          </Title>
          <Text size="xs" c="dimmed">
            {city === "" ? "" : `${name} · `}
            {countryName(country)} · {SIZES[size]}
          </Text>
        </div>
        <CloseButton aria-label={`Close ${icao}`} size="lg" onClick={() => change({ kind: "airport", icao: null })} />
      </Group>
      <Stack gap="sm" mt="xs">
        <Jobs airport={airport} isHome={icao === player.homeIcao} showJobs={showJobs} />
        {plane === undefined ? (
          <Text size="sm" c="dimmed">
            Select a plane to see what flying there takes.
          </Text>
        ) : (
          <FlightOffer
            key={`${plane.id} ${icao}`}
            plane={plane}
            airport={airport}
            airports={airports}
            isCompact={isCompact}
          />
        )}
      </Stack>
    </Card>
  );
}

interface JobsProps {
  readonly airport: Airport;
  readonly isHome: boolean;
  readonly showJobs: () => void;
}

function Jobs({ airport: { icao }, isHome, showJobs }: JobsProps) {
  const { market } = useGame();
  const open = market.airports.find((one) => one.icao === icao)?.openJobs;
  const detail = useQuery({
    queryKey: ["airport", icao, open],
    queryFn: ({ signal }) => api.get("/api/airports/{icao}", { path: { icao } }).send({ signal }),
    placeholderData: (before) => (before?.icao === icao ? before : undefined),
  });
  if (detail.isError) return <FailedState error={detail.error} retry={detail.refetch} />;
  if (detail.data === undefined) return <Skeleton height={64} />;
  const { openJobs, hasJobs, sellsPlanes } = detail.data;
  const facts = [isHome && "Your home", sellsPlanes && "Sells planes", hasJobs && "Jobs lead here"].filter(Boolean);
  return (
    <Stack gap={6}>
      {facts.length > 0 && <Text size="sm">{facts.join(" · ")}</Text>}
      {openJobs === null ? (
        <Text size="xs" c="dimmed">
          You see an airport's jobs while you have a plane there, on its way or queued to it.
        </Text>
      ) : (
        <Button
          variant="default"
          leftSection={<IconBriefcase2 size={16} aria-hidden />}
          style={{ alignSelf: "flex-start" }}
          onClick={showJobs}
        >
          Jobs here: {counted(openJobs, "open job")}
        </Button>
      )}
    </Stack>
  );
}
