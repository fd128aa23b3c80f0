/** Adds to a player's cash, or takes away, also to take an adjustment back. */
import { Button, TextInput } from "@mantine/core";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { euros } from "@outbound/kit/web/format.ts";
import { useState } from "react";
import { type AuditEntry, api } from "../api.ts";
import type { Adjustment } from "./audit-lines.ts";
import { guarded } from "./session.ts";

interface CashFormProps {
  readonly playerId: number;
  readonly name: string;
  /** The player's cash, if it is known. */
  readonly money?: number;
  /** What the fields begin with. */
  readonly suggested?: Adjustment;
  readonly onClose: () => void;
}

export function CashForm({ playerId, name, money, suggested, onClose }: CashFormProps) {
  const now = money === undefined ? "" : `The cash is ${euros(money)}. `;
  return (
    <Dialog opened onClose={onClose} title={`Adjust the cash of ${name}`}>
      <CallForm
        submit="Adjust the cash"
        call={(value) =>
          guarded(
            api.post("/api/admin/players/{playerId}/cash", {
              path: { playerId },
              body: { amount: Number(value("amount")), reason: value("reason").trim() },
            }),
          )
        }
        done={`The cash of ${name} is adjusted.`}
        onDone={onClose}
        onCancel={onClose}
      >
        {(errors) => (
          <>
            <TextInput
              name="amount"
              label="Euros"
              description={`${now}A negative amount is deducted`}
              type="number"
              step={1}
              required
              data-autofocus
              defaultValue={suggested?.amount}
              error={errors.amount}
            />
            <TextInput
              name="reason"
              label="Reason"
              description="The player reads this"
              maxLength={200}
              required
              defaultValue={suggested?.reason}
              error={errors.reason}
            />
          </>
        )}
      </CallForm>
    </Dialog>
  );
}

interface TakeBackProps {
  readonly entry: AuditEntry;
  readonly opposite: Adjustment;
}

/** Suggests the opposite of an adjustment, which the player reads too. */
export function TakeBack({ entry: { target, at }, opposite }: TakeBackProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => setOpened(true)}
        aria-label={`Take back the adjustment of ${target} at ${at}`}
      >
        Take back …
      </Button>
      {opened && (
        <CashForm
          playerId={opposite.playerId}
          name={`player ${opposite.playerId}`}
          suggested={opposite}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
