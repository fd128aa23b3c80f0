/** Shows the cost and duration of a repair, and a button to start it. */
import { Loader, Stack, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { euros } from "@outbound/kit/web/format.ts";
import { detailOf } from "@outbound/kit/web/problem.ts";
import { IconTool } from "@tabler/icons-react";
import { api, type Plane, type State } from "../../api.ts";
import { clockInstant, flightTime, realTime } from "../../live/clock-text.ts";
import { GameButton, useGame } from "../../live/live.tsx";
import { usePreview } from "../../live/use-preview.ts";
import { PanelSection } from "../panel-section.tsx";

export const RepairCard = ({ plane }: { readonly plane: Plane }) => (
  <PanelSection title="Repair">
    <RepairState plane={plane} />
  </PanelSection>
);

function RepairState({ plane }: { readonly plane: Plane }) {
  if (plane.status === "repairing") {
    return <Text size="sm">It is in repair. Cargo and queue stay as they are.</Text>;
  }
  if (plane.health === 100) return <Note>It is in perfect health.</Note>;
  if (plane.status === "flying") {
    return (
      <Note>
        Repairs are made on the ground. Each landing costs a little health. At 0 the plane is broken: it must be
        repaired before it flies again, and that costs 50 % more.
      </Note>
    );
  }
  return <RepairOffer plane={plane} />;
}

function RepairOffer({ plane }: { readonly plane: Plane }) {
  const { player, clock } = useGame();
  const { id: planeId } = plane;
  const call = api.post("/api/planes/{planeId}/repair", { path: { planeId }, body: {} });
  const { data, error, cost } = usePreview(call, [plane.health]);
  const ends = data && endOf(data, planeId);
  const simMs = data && ends !== undefined ? ends - data.simState.clockMs : undefined;
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">
        Health {plane.health} → 100
        {cost === undefined || simMs === undefined ? (
          "."
        ) : (
          <>
            {" "}
            for <b>{euros(cost)}</b>, in {flightTime(simMs)} ({realTime(simMs, clock.timeScale)} real time). Leaves you{" "}
            {euros(player.money - cost)}.
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
      <GameButton
        call={call}
        disabled={cost === undefined}
        variant={plane.broken ? "filled" : "default"}
        leftSection={<IconTool size={18} aria-hidden />}
        done={(state) => {
          const ready = endOf(state, planeId);
          const paid = cost === undefined ? "" : ` ${euros(cost)} paid.`;
          return `${plane.name} is in repair.${paid}${ready === undefined ? "" : ` It is ready on ${clockInstant(ready)}.`}`;
        }}
        label={`Repair ${plane.name}`}
      >
        {cost === undefined ? "Repair" : `Repair for ${euros(cost)}`}
      </GameButton>
    </Stack>
  );
}

const endOf = (state: State, planeId: number): number | undefined =>
  state.planes.find(({ id }) => id === planeId)?.repairEndsSimTime ?? undefined;
