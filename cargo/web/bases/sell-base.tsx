/** Sells a base after a confirmation. */
import { Button, Text } from "@mantine/core";
import { Question } from "@outbound/kit/web/confirm.tsx";
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
  return (
    <Button
      variant="default"
      aria-haspopup="dialog"
      aria-label={`Sell the base at ${place}`}
      onClick={() => openDialog((close) => <SaleQuestion base={base} place={place} onClose={close} />)}
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
    <Question
      opened
      onClose={onClose}
      title={`Sell the base at ${place}?`}
      confirm={`Sell for ${euros(base.saleValue)}`}
      busy={busy}
      disabled={cost === undefined}
      onConfirm={() => void sell()}
    >
      <Text size="sm">
        It pays {euros(base.saleValue)} of the {euros(base.price)} that it cost
        {cost === undefined ? "." : `, and leaves you ${euros(money - cost)}.`} Your planes there repair and fly as
        anywhere else then.
      </Text>
      <RefusalAlert error={refusal ?? error} title="Not now" />
    </Question>
  );
}
