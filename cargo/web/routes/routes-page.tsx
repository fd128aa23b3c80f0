/** The routes page: the player's routes with their stops, and the planes on them with their state. */

import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { ConfirmButton } from "@outbound/kit/web/confirm.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted, integer, signedEuros } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState, QueryState } from "@outbound/kit/web/states.tsx";
import { IconPencil, IconPlayerPlay, IconRoute, IconTrash } from "@tabler/icons-react";
import { Link } from "wouter";
import { SilhouetteIcon } from "../aircraft/silhouette-icon.tsx";
import { api, type Plane, type Route } from "../api.ts";
import { clockDay } from "../live/clock-text.ts";
import { useGame, useSnapshotStore } from "../live/live.tsx";
import { useNames } from "../names.ts";
import { PlaneOnRoute } from "./plane-on-route.tsx";
import type { RouteEarnings } from "./route-earnings.ts";
import { routeStatus } from "./route-text.ts";
import classes from "./routes.module.css";
import { useAssign } from "./use-assign.ts";
import { usePlan } from "./use-plan.ts";
import { useRouteEarnings } from "./use-route-earnings.ts";
import { useRoutes } from "./use-routes.ts";

export default function RoutesPage() {
  const { player, economy } = useGame();
  const { routes, isCut, query } = useRoutes();
  const plan = usePlan();
  const { used, total } = player.desks;
  const { desksABase, mostDesks, awayRealMs } = economy.depth.routes;
  const more = total < mostDesks ? ` Each base adds ${desksABase}.` : "";
  return (
    <Page
      title="Routes"
      lead={`Planes on routes fly, load and repair automatically, for ${counted(awayRealMs / HOUR_MS, "hour")} after you leave. ${used} of ${total} dispatch desks in use.${more}`}
      actions={
        routes.length > 0 && (
          <Button leftSection={<IconRoute size={18} aria-hidden />} aria-keyshortcuts="P" onClick={() => plan()}>
            Plan a route
          </Button>
        )
      }
    >
      {routes.length === 0 ? (
        <EmptyState
          icon={<IconRoute size={24} />}
          title="No routes yet"
          action={
            <Button aria-keyshortcuts="P" onClick={() => plan()}>
              Plan a route
            </Button>
          }
        >
          Pick stops on the map and put planes on the route. They earn while you are away.
        </EmptyState>
      ) : (
        <RouteList routes={routes} change={(route) => plan(route)} />
      )}
      {isCut && <QueryState query={query} what="the other routes" />}
    </Page>
  );
}

interface RouteListProps {
  readonly routes: readonly Route[];
  readonly change: (route: Route) => void;
}

function RouteList({ routes, change }: RouteListProps) {
  const { planes } = useGame();
  const earnings = useRouteEarnings();
  return (
    <Stack component="ul" gap="md" aria-label="Routes">
      {routes.map((route) => (
        <li key={route.id}>
          <RouteCard
            route={route}
            planes={planes.filter((plane) => plane.route?.routeId === route.id)}
            earnings={earnings}
            change={() => change(route)}
          />
        </li>
      ))}
    </Stack>
  );
}

interface RouteCardProps {
  readonly route: Route;
  readonly planes: readonly Plane[];
  readonly earnings: RouteEarnings | undefined;
  readonly change: () => void;
}

function RouteCard({ route, planes, earnings, change }: RouteCardProps) {
  const names = useNames();
  const { name, stops, loop, lapKm, net, netSinceSimTime } = route;
  return (
    <Card component="section" className="card" aria-label={name}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <div className={classes.what}>
          <Group gap="xs">
            <Title order={2}>{name}</Title>
            <Badge variant="light" tt="none">
              {loop ? "loop" : "there and back"}
            </Badge>
          </Group>
          <Note>
            {stops.map((icao) => names.place(icao)).join(" → ")} · {integer(lapKm)} km a lap
          </Note>
          {net !== 0 && (
            <Text size="sm">
              <b className={net < 0 ? "bad" : "good"}>{signedEuros(net)}</b> net in all, since{" "}
              {clockDay(netSinceSimTime)}
            </Text>
          )}
        </div>
        <Actions route={route} planes={planes} change={change} />
      </Group>
      {planes.length === 0 ? (
        <Text size="sm" mt="sm" c="dimmed">
          No plane flies it. Change it to add some.
        </Text>
      ) : (
        <PlanesOn name={name} planes={planes} earnings={earnings} />
      )}
    </Card>
  );
}

/** Buttons that resume, change and delete the route. */
function Actions({ route, planes, change }: Omit<RouteCardProps, "earnings">) {
  const store = useSnapshotStore();
  const { id: routeId, name } = route;
  return (
    <Group gap="xs">
      <ResumeAll route={route} planes={planes} />
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={change}
        aria-label={`Change ${name}`}
      >
        Change
      </Button>
      <ConfirmButton
        text="Delete"
        label={`Delete ${name}`}
        button={{ leftSection: <IconTrash size={16} aria-hidden /> }}
        signedIn
        title={`Delete ${name}?`}
        confirm="Delete the route"
        call={() => api.delete("/api/routes/{routeId}", { path: { routeId } })}
        onDone={(state) => store.take(state)}
        done={`${name} is deleted.`}
      >
        <Text>Its planes finish the current leg and wait there.</Text>
      </ConfirmButton>
    </Group>
  );
}

type PlanesOnProps = Pick<RouteCardProps, "planes" | "earnings"> & { readonly name: string };

function PlanesOn({ name, planes, earnings }: PlanesOnProps) {
  const names = useNames();
  return (
    <ul className="divided" aria-label={`Planes on ${name}`}>
      {planes.map((plane) => (
        <li key={plane.id} className={classes.plane}>
          <SilhouetteIcon modelId={plane.modelId} size={24} />
          <div className={classes.name}>
            <Text size="sm" fw={600} component={Link} href={`/fleet?plane=${plane.id}`} c="inherit">
              {plane.name}
            </Text>
            <Note size="xs">{names.model(plane.modelId)}</Note>
          </div>
          <PlaneOnRoute plane={plane} earnings={earnings} />
        </li>
      ))}
    </ul>
  );
}

/** The button that resumes all stopped planes of a route, if there are at least two. */
function ResumeAll({ route, planes }: { readonly route: Route; readonly planes: readonly Plane[] }) {
  const { assign, busy } = useAssign();
  const stopped = planes.filter((plane) => plane.route !== undefined && routeStatus(plane.route).isResumable);
  if (stopped.length < 2) return null;
  const ids = stopped.map(({ id }) => id);
  return (
    <Button
      variant="light"
      loading={busy}
      leftSection={<IconPlayerPlay size={16} aria-hidden />}
      onClick={() => void assign(ids, route.id)}
      aria-label={`Resume all ${ids.length} stopped planes of ${route.name}`}
    >
      Resume all {ids.length}
    </Button>
  );
}
