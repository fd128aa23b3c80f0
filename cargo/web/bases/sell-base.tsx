/** Sells a base after a confirmation. */
import { Button, Group, Stack, Text } from "@mantine/core";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { useOpenDialog } from "@outbound/kit/web/elements/page-dialogs.tsx";
import { RefusalAlert } from "@outbound/kit/web/elements/refusal-alert.tsx";
import { euros } from "@outbound/kit/web/format.ts";
import { useState } from "react";
import { api, type Base } from "../api.ts";
import { useGame, useGameAction } from "../live/live.tsx";
import { usePreview } from "../live/use-preview.ts";
import { useNames } from "../names.ts";

export function SellBase({ base }: { readonly base: Base }) {
  const names = useNames();
  const openDialog = useOpenDialog();
  const place = names.place(base.icao);
  const question = (close: () => void) => (
    <Dialog opened onClose={close} title={`Sell the base at ${place}?`}>
      <SaleQuestion base={base} place={place} onClose={close} />
    </Dialog>
  );
  return (
    <Button
      variant="default"
      aria-haspopup="dialog"
      aria-label={`Sell the base at ${place}`}
      onClick={() => openDialog(question)}
    >
      Sell …
    </Button>
  );
}

interface SaleQuestionProps {
  readonly base: Base;
  readonly place: string;
  readonly onClose: () => void;
}

function SaleQuestion({ base, place, onClose }: SaleQuestionProps) {
  const { money, owed } = useGame().player;
  const { act, busy } = useGameAction();
  const [refusal, setRefusal] = useState<unknown>(null);
  const call = api.post("/api/bases/{baseId}/sell", { path: { baseId: base.id }, body: {} });
  const { cost, error } = usePreview(call, [owed]);
  const sell = () => act(call, { done: `The base at ${place} is sold.`, onDone: onClose, onRefused: setRefusal });
  return (
    <Stack gap="md">
      <Text size="sm">
        It pays {euros(base.saleValue)} of the {euros(base.price)} that it cost
        {cost === undefined ? "." : `, and leaves you ${euros(money - cost)}.`} Your planes there repair and fly as
        anywhere else then.
      </Text>
      <RefusalAlert error={refusal ?? error} title="Not now" />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={() => void sell()} loading={busy} disabled={cost === undefined}>
          Sell for {euros(base.saleValue)}
        </Button>
      </Group>
    </Stack>
  );
}
