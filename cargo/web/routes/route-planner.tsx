/** Plans a route beside the map: stops, the figures of a lap, and the planes that fly it. */
import { Alert, Anchor, Button, Group, Stack, Switch, Text, TextInput, Title } from "@mantine/core";
import type { Call } from "@outbound/kit/web/call.ts";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { RefusalAlert } from "@outbound/kit/web/elements/refusal-alert.tsx";
import { counted, signedEuros } from "@outbound/kit/web/format.ts";
import { notifyRefused } from "@outbound/kit/web/notify.tsx";
import { EmptyState, LoadingState } from "@outbound/kit/web/states.tsx";
import { IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { withMoved } from "../../rules/flights/queue-order.ts";
import { AirportSearch } from "../airport-search.tsx";
import { api, type Plane, type Route, type State } from "../api.ts";
import { useGame, useGameAction } from "../live/live.tsx";
import { usePreview } from "../live/use-preview.ts";
import { QueueStops } from "../queue/queue-stops.tsx";
import type { Draft } from "../selection/draft.ts";
import { useSelection } from "../selection/selection.tsx";
import { useAirports } from "../use-airports.ts";
import { Laps } from "./lap-figures.tsx";
import { lapNet } from "./lap-net.ts";
import { PlaneChoice } from "./plane-choice.tsx";
import { changeOf } from "./route-change.ts";
import { beyondRange, planesOf } from "./route-range.ts";
import { RouteSettings, settingsOf } from "./route-settings.tsx";
import classes from "./routes.module.css";
import { useAssign } from "./use-assign.ts";
import { usePlan } from "./use-plan.ts";
import { routesOf, useRoutes } from "./use-routes.ts";

interface RoutePlannerProps {
  readonly draft: Draft;
  /** Whether stops can be picked on the map. */
  readonly hasMap: boolean;
}

export function RoutePlanner({ draft, hasMap }: RoutePlannerProps) {
  const { planes } = useGame();
  const { routes, count, query } = useRoutes();
  const [, change] = useSelection();
  const { opened } = draft;
  const route = routes.find(({ id }) => id === opened?.id);
  const close = () => change({ kind: "draft", draft: null });
  return (
    <section className={classes.scroll} aria-label="Route planner">
      <div className={classes.planner}>
        <Group justify="space-between" wrap="nowrap">
          <Title order={2}>{route === undefined ? "New route" : `Change ${route.name}`}</Title>
          <IconButton icon={IconX} size="lg" label="Close the planner" onClick={close} />
        </Group>
        {opened !== undefined && route === undefined ? (
          <NoRoute isFetching={query.isFetching} />
        ) : (
          <Editor
            key={opened === undefined ? "new" : JSON.stringify(opened)}
            draft={draft}
            hasMap={hasMap}
            route={route}
            count={count}
            planes={planes}
            close={close}
          />
        )}
      </div>
    </section>
  );
}

const NoRoute = ({ isFetching }: { readonly isFetching: boolean }) =>
  isFetching ? <LoadingState what="the route" /> : <EmptyState title="This route is deleted" />;

interface EditorProps extends RoutePlannerProps {
  readonly route: Route | undefined;
  /** Number of the player's routes. */
  readonly count: number;
  readonly planes: readonly Plane[];
  readonly close: () => void;
}

function Editor({ draft, hasMap, route, count, planes, close }: EditorProps) {
  const { economy, catalog } = useGame();
  const airports = useAirports();
  const { save, refusal, busy } = useSave(close);
  const { opened } = draft;
  const [name, setName] = useState(opened?.name ?? `Route ${count + 1}`);
  const [settings, setSettings] = useState(() => settingsOf(opened));
  const [flown, setFlown] = useState(() => firstChosen(planes, draft));
  const choice = useRef<HTMLDivElement>(null);
  const goToChoice = () => choice.current?.querySelector<HTMLElement>("input:enabled")?.focus();
  const { stops, isLoop } = draft;
  const body = { name: name.trim(), stops: [...stops], loop: isLoop, ...settings };
  const isNamed = body.name !== "";
  const isLong = stops.length >= economy.depth.routes.leastStops;
  const call =
    opened === undefined
      ? api.post("/api/routes", { body })
      : api.patch("/api/routes/{routeId}", { path: { routeId: opened.id }, body: changeOf(opened, body) ?? {} });
  // The figures of a change follow from the stored route too.
  const preview = usePreview(call, [count, route && [route.stops, route.loop, route.policy]], isLong && isNamed);
  const laps = isLong ? preview.data?.laps : undefined;
  const why = (plane: Plane) => beyondRange(plane, { stops, laps, catalog, airports });
  const isOn = ({ route: on }: Plane) => route !== undefined && on?.routeId === route.id;
  const chosen = planesOf(planes, flown, { isOn, why });
  // A plane that another tab takes off the route meanwhile must not count as chosen for it.
  const choose = (ids: readonly number[]) =>
    setFlown(ids.filter((id) => !planes.some((plane) => plane.id === id && isOn(plane))));
  const lap = laps?.find(({ modelId }) => modelId === (chosen[0] ?? planes[0])?.modelId);
  const net = lap?.reachable ? lapNet(lap, catalog, economy) : undefined;
  const added = chosen.filter((plane) => !isOn(plane)).map(({ id }) => id);
  return (
    <>
      {route !== undefined && opened !== undefined && !busy && <ChangedElsewhere opened={opened} route={route} />}
      <TextInput
        label="Name"
        maxLength={24}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Stops draft={draft} hasMap={hasMap} />
      <RouteSettings settings={settings} onChange={setSettings} />
      {!isLong && (
        <Note>Pick at least {economy.depth.routes.leastStops} stops to see what a lap takes and brings.</Note>
      )}
      {laps !== undefined && <Laps laps={laps} />}
      {isLong && <RefusalAlert error={preview.error ?? refusal} title="This route is not possible" />}
      <div ref={choice}>
        <PlaneChoice planes={planes} chosen={chosen} onChoose={choose} isOn={isOn} why={why} />
      </div>
      <Group justify="flex-end" className={classes.foot}>
        <Text size="sm" className="grow" role="status">
          {net !== undefined && (
            <Text span inherit display="block">
              <b className={net > 0 ? "good" : "warn"}>{signedEuros(net)}</b> in the first lap
            </Text>
          )}
          {chosen.length > 0 ? `${counted(chosen.length, "plane flies", "planes fly")} it.` : "No plane flies it yet. "}
          {chosen.length === 0 && planes.length > 0 && (
            <Anchor component="button" type="button" size="sm" onClick={goToChoice}>
              Choose planes
            </Anchor>
          )}
        </Text>
        <Button
          disabled={!isLong || !isNamed || preview.error !== null}
          loading={busy}
          onClick={() => void save({ call, added, idIn: async (state) => route?.id ?? (await idOf(body.name, state)) })}
        >
          {route === undefined ? "Create the route" : "Save the route"}
        </Button>
      </Group>
    </>
  );
}

interface ChangedElsewhereProps {
  readonly opened: Route;
  readonly route: Route;
}

/** Says that the route was changed since the planner opened, as by another tab. */
function ChangedElsewhere({ opened, route }: ChangedElsewhereProps) {
  const plan = usePlan();
  if (changeOf(opened, route) === undefined) return null;
  return (
    <Alert color="amber" role="alert" title="Changed elsewhere">
      This route was changed after you opened it here. Saving adds what you change here to that.
      <Button size="xs" variant="default" mt="sm" display="block" onClick={() => plan(route)}>
        Show the changed route
      </Button>
    </Alert>
  );
}

interface Saving {
  readonly call: Call<State>;
  /** Planes to put on the route. */
  readonly added: readonly number[];
  /** Returns the route's id in the answer; undefined if that cannot be read. */
  readonly idIn: (saved: State) => Promise<number | undefined>;
}

/** Saves a route, puts planes on it and shows the list of routes. */
function useSave(close: () => void) {
  const [, go] = useLocation();
  const { act, busy } = useGameAction();
  const { assign, busy: isAssigning } = useAssign();
  const [refusal, setRefusal] = useState<unknown>(null);
  const save = async ({ call, added, idIn }: Saving) => {
    let saved: State | undefined;
    setRefusal(null);
    const isDone = await act(call, { onDone: (state) => (saved = state), onRefused: setRefusal });
    if (!isDone || saved === undefined) return;
    const routeId = added.length === 0 ? undefined : await idIn(saved);
    if (routeId !== undefined) await assign(added, routeId);
    close();
    go("/routes");
  };
  return { save, refusal, busy: busy || isAssigning };
}

/** Returns the planes to put on the route at first; for a new one, the plane it is planned for, or the only plane if that is free. */
function firstChosen(planes: readonly Plane[], { opened, planeId }: Draft): readonly number[] {
  if (opened !== undefined) return [];
  if (planeId !== undefined) return [planeId];
  const [only] = planes;
  return planes.length === 1 && only?.route === undefined && only?.queue.length === 0 ? [only.id] : [];
}

/** Shows the route's stops in order, picked on the map or by search, and the choice of the way back. */
function Stops({ draft, hasMap }: RoutePlannerProps) {
  const { mostStops } = useGame().economy.depth.routes;
  const field = useRef<HTMLInputElement>(null);
  const [, change] = useSelection();
  const { stops, isLoop } = draft;
  const set = (next: Partial<Draft>) => change({ kind: "draft", draft: { ...draft, ...next } });
  return (
    <>
      <Stack gap={6}>
        <AirportSearch
          ref={field}
          label="Add a stop"
          description={`${hasMap ? "Or click airports on the map, and drag stops there. " : ""}${stops.length} of ${mostStops} stops.`}
          onChoose={({ icao }) => change({ kind: "airport", icao })}
        />
        {stops.length > 0 && (
          <QueueStops
            queue={stops}
            legs={[]}
            field={field}
            remove="Remove"
            onMove={(index, to) => set({ stops: withMoved(stops, index, to) })}
            onCancel={(index) => set({ stops: stops.toSpliced(index, 1) })}
          />
        )}
      </Stack>
      <Switch
        label="Loop"
        description={isLoop ? "After the last stop comes the first." : "To the last stop and back."}
        checked={isLoop}
        onChange={({ currentTarget }) => set({ isLoop: currentTarget.checked })}
      />
    </>
  );
}

/** Returns the id of the route just created; undefined, after a message, if it cannot be read. */
async function idOf(name: string, saved: State): Promise<number | undefined> {
  try {
    return (await routesOf(saved)).findLast((one) => one.name === name)?.id;
  } catch (error) {
    notifyRefused(error);
    return undefined;
  }
}
