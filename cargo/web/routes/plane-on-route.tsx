/** Shows a plane's state on its route and its earnings, with buttons to resume it and to take it off. */
import { Button, Group, Text } from "@mantine/core";
import { signedEuros } from "@outbound/kit/web/format.ts";
import { api, type Plane } from "../api.ts";
import { clockDay } from "../live/clock-text.ts";
import { useGameAction } from "../live/live.tsx";
import { TONE_CLASSES } from "../live/tone.ts";
import type { RouteEarnings } from "./route-earnings.ts";
import { routeStatus } from "./route-text.ts";

export interface PlaneOnRouteProps {
  readonly plane: Plane;
  readonly earnings?: RouteEarnings | undefined;
}

export function PlaneOnRoute({ plane, earnings }: PlaneOnRouteProps) {
  const { act, busy } = useGameAction();
  const { id: planeId, name, route } = plane;
  const net = earnings?.byPlane.get(planeId);
  if (route === undefined) return null;
  const { tone, text, isResumable } = routeStatus(route);
  const assign = (routeId: number | null, done: string) =>
    void act(
      api.post("/api/planes/{planeId}/route", { path: { planeId }, body: { routeId, replaceQueue: routeId !== null } }),
      { done },
    );
  return (
    <Group gap="xs">
      {earnings !== undefined && net !== undefined && (
        <Text size="sm">
          {earnings.paid.has(planeId) ? (
            <>
              <span className={net < 0 ? "bad" : "good"}>{signedEuros(net)}</span> net since {clockDay(earnings.since)}
            </>
          ) : (
            "Paid at its next landing"
          )}
        </Text>
      )}
      <Text size="sm" className={TONE_CLASSES[tone]}>
        {text}
      </Text>
      {isResumable && (
        <Button
          size="xs"
          variant="light"
          loading={busy}
          aria-label={`Resume ${name}`}
          onClick={() => assign(route.routeId, `${name} is on its route again.`)}
        >
          Resume
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        loading={busy}
        aria-label={`Take off the route: ${name}`}
        onClick={() => assign(null, `${name} is off its route.`)}
      >
        Take off the route
      </Button>
    </Group>
  );
}
