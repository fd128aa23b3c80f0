/** Shows the selected airport, and the selected plane's flight to it. */
import { Button, Card, CloseButton, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { IconBriefcase2 } from "@tabler/icons-react";
import { cityName, countryName } from "../airports.ts";
import { api } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { openJobsByAirport } from "../live/whole-snapshot.ts";
import { useSelection } from "../selection/selection.tsx";
import { campaignMark } from "../together/campaign-text.ts";
import { useRunningCampaigns } from "../together/use-campaigns.ts";
import { useAirports } from "../use-airports.ts";
import classes from "./airport-card.module.css";
import { FlightOffer } from "./flight-offer.tsx";

const SIZES = { large: "Large airport", medium: "Medium-sized airport", small: "Small airport" } as const;

export interface AirportCardProps {
  /** Moves the focus to the list of jobs, if there is one. */
  readonly showJobs: (() => void) | undefined;
  /** Collapses the figures of the flight. */
  readonly isCompact: boolean;
}

export function AirportCard({ showJobs, isCompact }: AirportCardProps) {
  const [{ airportIcao, planeId }, change] = useSelection();
  const { planes, player, bases } = useGame();
  const airport = useAirports().get(airportIcao ?? "");
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
            {cityName(airport)} <span className={classes.code}>{icao}</span>
          </Title>
          <Note size="xs">
            {city === "" ? "" : `${name} · `}
            {countryName(country)} · {SIZES[size]}
          </Note>
        </div>
        <CloseButton aria-label={`Close ${icao}`} size="lg" onClick={() => change({ kind: "airport", icao: null })} />
      </Group>
      <Stack gap="sm" mt="xs">
        <Jobs
          icao={icao}
          own={[icao === player.homeIcao && "Your home", bases.some((base) => base.icao === icao) && "Your base"]}
          showJobs={showJobs}
        />
        {plane === undefined ? (
          <Note>Select a plane to see what flying there takes.</Note>
        ) : (
          <FlightOffer key={`${plane.id} ${icao}`} plane={plane} airport={airport} isCompact={isCompact} />
        )}
      </Stack>
    </Card>
  );
}

interface JobsProps {
  readonly icao: string;
  /** Relations to the player, such as home or base. */
  readonly own: readonly (string | false)[];
  readonly showJobs: (() => void) | undefined;
}

function Jobs({ icao, own, showJobs }: JobsProps) {
  const { market } = useGame();
  const campaigns = useRunningCampaigns().filter((campaign) => campaign.icao === icao);
  const open = openJobsByAirport(market).get(icao);
  const detail = useRead(["airport", icao, open], api.get("/api/airports/{icao}", { path: { icao } }), {
    placeholderData: (before) => (before?.icao === icao ? before : undefined),
  });
  if (detail.isError) return <FailedState error={detail.error} retry={detail.refetch} />;
  if (detail.data === undefined) return <Skeleton height={64} />;
  const { openJobs, hasJobs, sellsPlanes } = detail.data;
  const facts = [...own, sellsPlanes && "Sells planes", hasJobs && "Jobs lead here"].filter(Boolean);
  return (
    <Stack gap={6}>
      {facts.length > 0 && <Text size="sm">{facts.join(" · ")}</Text>}
      {campaigns.map((campaign) => (
        <Text key={campaign.id} size="sm">
          {campaignMark(campaign)}
        </Text>
      ))}
      {openJobs === null ? (
        <Note size="xs">
          You see an airport's jobs while a plane of yours is there, on its way there or queued to it.
        </Note>
      ) : showJobs === undefined ? (
        <Text size="sm">{counted(openJobs, "open job")} here</Text>
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
