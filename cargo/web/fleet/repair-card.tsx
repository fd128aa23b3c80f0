/** What a repair would cost and take, and its start. */
import { Loader, Stack, Text, Title } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { duration, euros } from "@outbound/kit/web/format.ts";
import { detailOf } from "@outbound/kit/web/problem.ts";
import { IconTool } from "@tabler/icons-react";
import { useId } from "react";
import { api, type Plane, type State } from "../api.ts";
import { clockInstant } from "../live/clock-text.ts";
import { useGame, useSnapshotStore } from "../live/live.tsx";
import { usePreview } from "../live/use-preview.ts";
import { aboutDuration } from "./queue-estimate.ts";

export function RepairCard({ plane }: { readonly plane: Plane }) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Title order={2} id={title} mb={4}>
        Repair
      </Title>
      <RepairState plane={plane} />
    </section>
  );
}

function RepairState({ plane }: { readonly plane: Plane }) {
  if (plane.status === "repairing") {
    return <Text size="sm">It is in repair. Cargo and queue stay as they are.</Text>;
  }
  if (plane.health === 100) {
    return (
      <Text size="sm" c="dimmed">
        It is in perfect health.
      </Text>
    );
  }
  if (plane.status === "flying") {
    return (
      <Text size="sm" c="dimmed">
        Repairs are made on the ground. Each landing takes a little of the health; at 0 a plane flies no more until it
        is repaired, at half as much again.
      </Text>
    );
  }
  return <RepairOffer plane={plane} />;
}

function RepairOffer({ plane }: { readonly plane: Plane }) {
  const { player, clock, economy } = useGame();
  const store = useSnapshotStore();
  const { id: planeId } = plane;
  const call = api.post("/api/planes/{planeId}/repair", { path: { planeId }, body: {} });
  const { data, error } = usePreview(call, [plane.health, player.money]);
  const ends = data && endOf(data, planeId);
  const price = data && player.money - data.player.money;
  const simMs = data && ends !== undefined ? ends - data.simState.clockMs : undefined;
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" className="tabular">
        Health {plane.health} → 100
        {price !== undefined && simMs !== undefined && (
          <>
            {" "}
            for <b>{euros(price)}</b>, in {aboutDuration(simMs)} (
            {duration(simMs / (clock.timeScale || economy.worldTimeScale))} real time). Leaves you{" "}
            {euros(player.money - price)}.
          </>
        )}
        {plane.broken && " A broken plane costs 50 % more."}
      </Text>
      {error !== null && (
        <Text size="sm" className="bad" role="alert">
          {detailOf(error)}
        </Text>
      )}
      {data === undefined && error === null && <Loader size="sm" aria-label="Asking for the price" />}
      <ActionButton
        call={call}
        disabled={price === undefined}
        variant={plane.broken ? "filled" : "default"}
        leftSection={<IconTool size={18} aria-hidden />}
        onDone={(state) => store.take(state)}
        done={(state) => {
          const paid = price === undefined ? "" : `${euros(price)} paid. `;
          const ready = endOf(state, planeId);
          return `${plane.name} is in repair. ${paid}${ready === undefined ? "" : `It is ready on ${clockInstant(ready)}.`}`;
        }}
        signedIn
        label={`Repair ${plane.name}`}
      >
        {price === undefined ? "Repair" : `Repair for ${euros(price)}`}
      </ActionButton>
    </Stack>
  );
}

const endOf = (state: State, planeId: number): number | undefined =>
  state.planes.find(({ id }) => id === planeId)?.repairEndsSimTime ?? undefined;
