/** Adds to a player's cash, or takes away. */
import { TextInput } from "@mantine/core";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { euros } from "@outbound/kit/web/format.ts";
import { LONGEST_REASON } from "../../rules/values/limits.ts";
import { api } from "../api.ts";
import { guarded } from "./session.ts";

interface CashFormProps {
  readonly playerId: number;
  readonly name: string;
  readonly money: number;
  readonly onClose: () => void;
}

export function CashForm({ playerId, name, money, onClose }: CashFormProps) {
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
              description={`The cash is ${euros(money)}. A negative amount is deducted`}
              type="number"
              step={1}
              required
              data-autofocus
              error={errors.amount}
            />
            <TextInput
              name="reason"
              label="Reason"
              description="The player reads this"
              maxLength={LONGEST_REASON}
              required
              error={errors.reason}
            />
          </>
        )}
      </CallForm>
    </Dialog>
  );
}
