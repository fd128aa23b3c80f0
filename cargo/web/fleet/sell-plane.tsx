/** Selling a plane: what it pays is asked of the service, and the player is asked once more. */
import { Alert, Button, Group, Loader, Modal, Stack, Text } from "@mantine/core";
import { euros } from "@outbound/kit/web/format.ts";
import { detailOf } from "@outbound/kit/web/problem.ts";
import { IconAlertTriangle, IconCurrencyEuro } from "@tabler/icons-react";
import { useState } from "react";
import { placeName, useAirports } from "../airports.ts";
import { api, type Plane } from "../api.ts";
import { useGame, useGameAction } from "../live/live.tsx";
import { usePreview } from "../live/use-preview.ts";

export interface SellPlaneProps {
  readonly plane: Plane;
  readonly opened: boolean;
  readonly onOpen: (opened: boolean) => void;
  readonly onSold: () => void;
}

export function SellPlane({ plane, opened, onOpen, onSold }: SellPlaneProps) {
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed" flex="1 1 14rem">
        Only parked, empty planes with no queue can be sold.
      </Text>
      <Button
        variant="default"
        leftSection={<IconCurrencyEuro size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => onOpen(true)}
      >
        Sell …
      </Button>
      <Modal opened={opened} onClose={() => onOpen(false)} title={`Sell ${plane.name}?`} zIndex={300}>
        <SaleQuestion plane={plane} onClose={() => onOpen(false)} onSold={onSold} />
      </Modal>
    </Group>
  );
}

interface SaleQuestionProps {
  readonly plane: Plane;
  readonly onClose: () => void;
  readonly onSold: () => void;
}

function SaleQuestion({ plane, onClose, onSold }: SaleQuestionProps) {
  const { player, catalog } = useGame();
  const airports = useAirports();
  const { act, busy } = useGameAction();
  const [refusal, setRefusal] = useState<unknown>(null);
  const call = api.post("/api/planes/{planeId}/sell", { path: { planeId: plane.id }, body: {} });
  const { data, error } = usePreview(call, [
    plane.health,
    plane.status,
    plane.queue.length,
    plane.cargoKg,
    player.money,
  ]);
  const price = data && data.player.money - player.money;
  const listPrice = catalog.find(({ id }) => id === plane.modelId)?.price;
  const why = refusal ?? error;
  const sell = async () => {
    const done = price === undefined ? `${plane.name} is sold.` : `${plane.name} is sold for ${euros(price)}.`;
    if (!(await act(call, { done, onRefused: setRefusal }))) return;
    onClose();
    onSold();
  };
  return (
    <Stack gap="md">
      {price === undefined && why === null && <Loader size="sm" aria-label="Asking for the price" />}
      {price !== undefined && (
        <Text size="sm">
          You get <b>{euros(price)}</b>
          {listPrice !== undefined && ` of a list price of ${euros(listPrice)}`} at{" "}
          {placeName(airports, plane.airportIcao)}, at {plane.health} health. Leaves you {euros(player.money + price)}.
          A sale cannot be undone.
        </Text>
      )}
      {why !== null && (
        <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />} title="Not now">
          <Text size="sm">{detailOf(why)}</Text>
          <Text size="sm" mt={4}>
            {WHAT_HELPS}
          </Text>
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={sell} loading={busy} disabled={price === undefined}>
          {price === undefined ? "Sell" : `Sell for ${euros(price)}`}
        </Button>
      </Group>
    </Stack>
  );
}

const WHAT_HELPS =
  "Only parked, empty planes with no queue can be sold. Let it land or finish its repair, deliver or abandon its cargo, and cancel its stops.";
