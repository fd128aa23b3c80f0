/** The public profile of a company, also for visitors without an account. */
import { Badge, Card, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { counted, integer } from "@outbound/kit/web/format.ts";
import { NotFoundPage } from "@outbound/kit/web/not-found-page.tsx";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import { ProblemError } from "@outbound/kit/web/problem.ts";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { AIRCRAFT } from "../../rules/aircraft/aircraft.ts";
import { SilhouetteIcon } from "../aircraft/silhouette-icon.tsx";
import { placeName } from "../airports.ts";
import { api, type Company } from "../api.ts";
import { milestoneName } from "../milestone-text.ts";
import { PublicFrame } from "../public/public-frame.tsx";
import { realInstant } from "../real-time.ts";
import { monthName, placeText } from "../seasons/season-text.ts";
import { useAirports } from "../use-airports.ts";
import classes from "./profile-page.module.css";

export default function ProfilePage({ username }: { readonly username: string }) {
  const company = useRead(["company", username], api.get("/api/companies/{username}", { path: { username } }), {
    retry: false,
  });
  const isHidden = company.error instanceof ProblemError && company.error.problem.status === 404;
  return (
    <PublicFrame>
      {isHidden ? <NotFoundPage /> : <QueryState query={company} what="the company" />}
      {company.data && <Profile company={company.data} />}
    </PublicFrame>
  );
}

function Profile({ company }: { readonly company: Company }) {
  const { companyName, username, joined, fleet, livery, title, milestones, seasons } = company;
  usePageTitle(companyName);
  const planes = fleet.reduce((sum, one) => sum + one.planes, 0);
  return (
    <Stack>
      <Card className="card">
        <Group gap="lg" wrap="nowrap">
          <SilhouetteIcon modelId={fleet.at(-1)?.modelId ?? "C208"} livery={livery} size={72} />
          <div className="breaks">
            <Group gap="xs">
              <Title order={1}>{companyName}</Title>
              {title !== null && (
                <Badge variant="light" tt="none">
                  {title}
                </Badge>
              )}
            </Group>
            <Note>
              Run by {username} since {monthName(joined)} · {counted(planes, "plane")} ·{" "}
              {counted(milestones.length, "milestone")}
            </Note>
          </div>
        </Group>
      </Card>
      <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: "start" }}>
        <Section title="Fleet">
          <Fleet company={company} />
        </Section>
        <Section title="Milestones">
          <Milestones company={company} />
        </Section>
        <Section title="Seasons" lead="Places among the first ten.">
          {seasons.length === 0 ? (
            <Note>None yet.</Note>
          ) : (
            <ul className={classes.list}>
              {seasons.map((place) => (
                <li key={`${place.season} ${place.by} ${place.hand}`}>{placeText(place)}</li>
              ))}
            </ul>
          )}
        </Section>
        <Section title="Flights" lead="A day old, or older. Flights on routes are not listed.">
          <Flights company={company} />
        </Section>
      </SimpleGrid>
    </Stack>
  );
}

function Fleet({ company: { fleet, livery } }: { readonly company: Company }) {
  if (fleet.length === 0) return <Note>No planes.</Note>;
  return (
    <ul className={classes.list}>
      {fleet.map(({ modelId, planes }) => (
        <li key={modelId}>
          <Group gap="sm" wrap="nowrap">
            <SilhouetteIcon modelId={modelId} livery={livery} />
            <Text size="sm" className="grow">
              {AIRCRAFT.find(({ id }) => id === modelId)?.name ?? modelId}
            </Text>
            <Text size="sm" fw={600}>
              {integer(planes)}
            </Text>
          </Group>
        </li>
      ))}
    </ul>
  );
}

function Milestones({ company: { milestones } }: { readonly company: Company }) {
  if (milestones.length === 0) return <Note>None yet.</Note>;
  const newest = milestones.toSorted((a, b) => (a.doneAt < b.doneAt ? 1 : -1));
  return (
    <ul className={classes.list}>
      {newest.map(({ id, doneAt }) => (
        <li key={id}>
          <Group justify="space-between" gap="xs">
            <Text size="sm">{milestoneName(id)}</Text>
            <Note size="xs">{realInstant(doneAt)}</Note>
          </Group>
        </li>
      ))}
    </ul>
  );
}

function Flights({ company: { flights } }: { readonly company: Company }) {
  const airports = useAirports();
  if (flights.length === 0) return <Note>None to show yet.</Note>;
  return (
    <ul className={classes.list}>
      {flights.map(({ originIcao, destIcao, distanceKm, landedAt }) => (
        <li key={`${landedAt} ${originIcao} ${destIcao}`}>
          <Text size="sm">
            {placeName(airports, originIcao)} → {placeName(airports, destIcao)}
          </Text>
          <Note size="xs">
            {integer(distanceKm)} km · {realInstant(landedAt)}
          </Note>
        </li>
      ))}
    </ul>
  );
}
