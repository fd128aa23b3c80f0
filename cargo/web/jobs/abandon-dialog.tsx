/** Confirms that a job is abandoned, with the price from a dry run. */
import { Text } from "@mantine/core";
import { Question } from "@outbound/kit/web/confirm.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { decimal, euros, percent, signedEuros } from "@outbound/kit/web/format.ts";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api, type Package, type Player } from "../api.ts";
import { useGame, useGameAction } from "../live/live.tsx";

export interface AbandonDialogProps {
  readonly job: Package;
  readonly name: string;
  readonly onClose: () => void;
}

export function AbandonDialog({ job, name, onClose }: AbandonDialogProps) {
  const { player, economy } = useGame();
  const { act, busy } = useGameAction();
  const call = api.post("/api/packages/{packageId}/abandon", { path: { packageId: job.id }, body: {} });
  // The price is the difference to what the player has now, so it is asked again when that changes.
  const { money, owed, reputation } = player;
  const trial = useRead(["abandon", job.id, money, owed, reputation], call.preview(), {
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const confirm = () =>
    act(call, { done: (after) => `Abandoned: ${name}. ${costText(player, after.player)}.`, onDone: onClose });
  const rising = `The longer it was on board, the more it costs, up to ${percent(economy.abandonMaxShare)} of its payout. `;
  return (
    <Question
      opened
      onClose={onClose}
      title={`Abandon ${name}?`}
      confirm="Abandon it"
      onConfirm={confirm}
      busy={busy}
      disabled={!trial.isSuccess}
    >
      <QueryState query={trial} what="the price" />
      {trial.isSuccess && (
        <>
          <Text>
            Worth {euros(job.payout)}. Abandoning it now costs <strong>{costText(player, trial.data.player)}</strong>.
          </Text>
          <Note>
            {job.status === "loaded" && rising}It does not come back to the market.
            {trial.data.player.owed > player.owed &&
              " Your cash does not cover it: half of what you earn goes to the rest until it is paid off."}
          </Note>
        </>
      )}
    </Question>
  );
}

/** Returns `−531 € and −1.6 points of reputation`; if cash does not suffice, `−50 €, 481 € owed and −1.6 points …`. */
function costText(before: Player, after: Player): string {
  const points = after.reputation - before.reputation;
  const sign = points < 0 ? "−" : "";
  const unpaid = after.owed - before.owed;
  const owed = unpaid > 0 ? `, ${euros(unpaid)} owed` : "";
  return `${signedEuros(after.money - before.money)}${owed} and ${sign}${decimal(Math.abs(points))} points of reputation`;
}
