/** Plans a route beside the map: stops picked there or searched, the figures of a lap, and the planes that fly it. */
import { Button, Checkbox, Group, NumberInput, Stack, Switch, Text, TextInput, Title } from "@mantine/core";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { RefusalAlert } from "@outbound/kit/web/elements/refusal-alert.tsx";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { AirportSearch } from "../airport-search.tsx";
import { api, type Plane, type Route, type State } from "../api.ts";
import { withMoved } from "../fleet/queue-estimate.ts";
import { QueueStops } from "../fleet/queue-stops.tsx";
import { useGame, useGameAction } from "../live/live.tsx";
import { usePreview } from "../live/use-preview.ts";
import { useNames } from "../names.ts";
import { type Draft, useSelection } from "../world/selection.tsx";
import { Laps } from "./lap-figures.tsx";
import classes from "./routes.module.css";

export function RoutePlanner({ draft }: { readonly draft: Draft }) {
  const { routes, planes } = useGame();
  const [, change] = useSelection();
  const route = routes.find(({ id }) => id === draft.routeId);
  const close = () => change({ kind: "draft", draft: null });
  return (
    <section className={classes.scroll} aria-label="Route planner">
      <div className={classes.planner}>
        <Group justify="space-between" wrap="nowrap">
          <Title order={2}>{route === undefined ? "New route" : `Change ${route.name}`}</Title>
          <IconButton icon={IconX} size="lg" label="Close the planner" onClick={close} />
        </Group>
        <Editor key={draft.routeId ?? "new"} draft={draft} route={route} planes={planes} close={close} />
      </div>
    </section>
  );
}

interface EditorProps {
  readonly draft: Draft;
  readonly route: Route | undefined;
  readonly planes: readonly Plane[];
  readonly close: () => void;
}

function Editor({ draft, route, planes, close }: EditorProps) {
  const { economy, routes, player } = useGame();
  const [, change] = useSelection();
  const [, go] = useLocation();
  const names = useNames();
  const { act, busy } = useGameAction();
  const [name, setName] = useState(route?.name ?? `Route ${routes.length + 1}`);
  const [repairBelow, setRepairBelow] = useState(route?.repairBelow ?? 40);
  const [keeps, setKeeps] = useState(route?.stopWhenCashBelow ?? 5_000);
  const [policy, setPolicy] = useState(route?.policy ?? { openJobs: true, maxLaterStops: 2, minNetPerHour: 0 });
  const [flown, setFlown] = useState<readonly number[]>(
    planes.filter((plane) => route !== undefined && plane.route?.routeId === route.id).map(({ id }) => id),
  );
  const [refusal, setRefusal] = useState<unknown>(null);
  const { stops, isLoop } = draft;
  const set = (next: Partial<Draft>) => change({ kind: "draft", draft: { ...draft, ...next } });
  const body = {
    name: name.trim(),
    stops: [...stops],
    loop: isLoop,
    policy,
    repairBelow,
    stopWhenCashBelow: keeps,
  };
  const isNamed = body.name !== "";
  const isLong = stops.length >= economy.depth.routes.leastStops;
  const call =
    route === undefined
      ? api.post("/api/routes", { body })
      : api.patch("/api/routes/{routeId}", { path: { routeId: route.id }, body });
  const preview = usePreview(call, [routes.length], isLong && isNamed);
  const save = async () => {
    let saved: State | undefined;
    const isDone = await act(call, { onDone: (state) => (saved = state), onRefused: setRefusal });
    const made = route ?? saved?.routes.find((one) => !routes.some(({ id }) => id === one.id));
    if (!isDone || made === undefined) return;
    const ids = flown.filter((id) => planes.find((plane) => plane.id === id)?.route?.routeId !== made.id);
    if (ids.length > 0) {
      const assign = api.post("/api/planes/route", { body: { ids, routeId: made.id, replaceQueue: true } });
      await act(assign, { done: (state) => assignedText(state, names.plane) });
    }
    close();
    go("/routes");
  };
  return (
    <>
      <TextInput
        label="Name"
        maxLength={24}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Stack gap={6}>
        <AirportSearch
          label="Add a stop"
          description={`Or click airports on the map. ${stops.length} of ${economy.depth.routes.mostStops} stops.`}
          onChoose={({ icao }) => change({ kind: "airport", icao })}
        />
        {stops.length > 0 && (
          <QueueStops
            queue={stops}
            legs={[]}
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
      <details>
        <summary>Settings</summary>
        <Stack gap="sm" mt="xs">
          <Switch
            label="Load open jobs"
            description="The best of those that have been open for 5 minutes. Without, only jobs that you reserved, and line freight."
            checked={policy.openJobs}
            onChange={({ currentTarget }) => setPolicy({ ...policy, openJobs: currentTarget.checked })}
          />
          <NumberInput
            label="Stops ahead that it loads for"
            description="Jobs for a later stop take room until then."
            min={1}
            max={3}
            value={policy.maxLaterStops}
            onChange={(value) => setPolicy({ ...policy, maxLaterStops: Number(value) || 1 })}
          />
          <NumberInput
            label="Least pay of an open job, in € an hour of flight"
            description="Jobs that pay less are left to others."
            min={0}
            max={10_000_000}
            step={100}
            thousandSeparator=","
            disabled={!policy.openJobs}
            value={policy.minNetPerHour}
            onChange={(value) => setPolicy({ ...policy, minNetPerHour: Number(value) || 0 })}
          />
          <NumberInput
            label="Repair below this health"
            min={0}
            max={90}
            value={repairBelow}
            onChange={(value) => setRepairBelow(Number(value) || 0)}
          />
          <NumberInput
            label="Stop when cash falls below, in €"
            min={0}
            step={1_000}
            thousandSeparator=","
            value={keeps}
            onChange={(value) => setKeeps(Number(value) || 0)}
          />
        </Stack>
      </details>
      {!isLong && (
        <Note>Pick at least {economy.depth.routes.leastStops} stops to see what a lap takes and brings.</Note>
      )}
      {isLong && preview.data?.laps !== undefined && <Laps laps={preview.data.laps} />}
      {isLong && <RefusalAlert error={refusal ?? preview.error} title="This route is not possible" />}
      <Checkbox.Group
        label="Planes"
        description={`${player.desks.used} of ${player.desks.total} dispatch desks are in use. A plane drops its own queue.`}
        value={flown.map(String)}
        onChange={(ids) => setFlown(ids.map(Number))}
      >
        <Stack gap={6} mt={6}>
          {planes.map((plane) => (
            <Checkbox
              key={plane.id}
              value={String(plane.id)}
              label={plane.name}
              disabled={route !== undefined && plane.route?.routeId === route.id}
              description={`${names.model(plane.modelId)}, ${names.place(plane.destIcao ?? plane.airportIcao)}`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group justify="flex-end" className={classes.foot}>
        <Text size="sm" className="grow" c="dimmed">
          {flown.length === 0 ? "No plane flies it yet." : ""}
        </Text>
        <Button disabled={!isLong || !isNamed} loading={busy} onClick={() => void save()}>
          {route === undefined ? "Create the route" : "Save the route"}
        </Button>
      </Group>
    </>
  );
}

/** How many planes fly the route now, and why others do not. */
function assignedText({ outcomes = [] }: State, planeName: (id: number) => string): string {
  const [refused] = outcomes.filter(({ problem }) => problem !== undefined);
  const done = outcomes.filter(({ problem }) => problem === undefined).length;
  const text = `${done} of ${outcomes.length} ${outcomes.length === 1 ? "plane is" : "planes are"} on the route.`;
  return refused === undefined ? text : `${text} ${planeName(refused.id)}: ${refused.problem?.detail}`;
}
