/** Sells a plane after a confirmation, with the price from the service. */
import { Button, Group, Loader, Stack, Text } from "@mantine/core";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { RefusalAlert } from "@outbound/kit/web/elements/refusal-alert.tsx";
import { euros } from "@outbound/kit/web/format.ts";
import { IconCurrencyEuro } from "@tabler/icons-react";
import { useState } from "react";
import { api, type Plane } from "../api.ts";
import { useGame, useGameAction } from "../live/live.tsx";
import { usePreview } from "../live/use-preview.ts";
import { useNames } from "../names.ts";

const CONDITION = "Only parked, empty planes with no queue can be sold.";

export interface SellPlaneProps {
  readonly plane: Plane;
  readonly opened: boolean;
  readonly onOpen: (opened: boolean) => void;
  readonly onSold: () => void;
}

export function SellPlane({ plane, opened, onOpen, onSold }: SellPlaneProps) {
  const close = () => onOpen(false);
  return (
    <Group justify="space-between">
      <Note flex="1 1 14rem">{CONDITION}</Note>
      <Button
        variant="default"
        leftSection={<IconCurrencyEuro size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => onOpen(true)}
      >
        Sell …
      </Button>
      <Dialog opened={opened} onClose={close} title={`Sell ${plane.name}?`} zIndex={300}>
        <SaleQuestion plane={plane} onClose={close} onSold={onSold} />
      </Dialog>
    </Group>
  );
}

interface SaleQuestionProps extends Pick<SellPlaneProps, "plane" | "onSold"> {
  readonly onClose: () => void;
}

function SaleQuestion({ plane, onClose, onSold }: SaleQuestionProps) {
  const { player, catalog } = useGame();
  const names = useNames();
  const { act, busy } = useGameAction();
  const [refusal, setRefusal] = useState<unknown>(null);
  const { id: planeId, name, health, status, queue, cargoKg, route } = plane;
  const call = api.post("/api/planes/{planeId}/sell", { path: { planeId }, body: {} });
  const { cost, error } = usePreview(call, [health, status, queue.length, cargoKg, route?.status, player.owed]);
  const price = cost === undefined ? undefined : -cost;
  const listPrice = catalog.find(({ id }) => id === plane.modelId)?.price;
  const why = refusal ?? error;
  const sell = async () => {
    const done = price === undefined ? `${name} is sold.` : `${name} is sold for ${euros(price)}.`;
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
          {listPrice !== undefined && ` of a list price of ${euros(listPrice)}`} at {names.place(plane.airportIcao)}, at{" "}
          {health} health. Leaves you {euros(player.money + price)}. A sale cannot be undone.
        </Text>
      )}
      <RefusalAlert error={why} title="Not now">
        <Text size="sm" mt={4}>
          {CONDITION} Let it land or finish its repair, deliver or abandon its cargo, and cancel its stops.
        </Text>
      </RefusalAlert>
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
