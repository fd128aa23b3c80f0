/** Asks before a package is given up, with what that costs now: the service itself is asked, without doing it. */
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { decimal, euros, percent, signedEuros } from "@outbound/kit/web/format.ts";
import { FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { useQuery } from "@tanstack/react-query";
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
  const trial = useQuery({
    queryKey: ["abandon", job.id],
    queryFn: ({ signal }) => call.preview().send({ signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const confirm = () =>
    act(call, { done: (after) => `Abandoned: ${name}. ${costText(player, after.player)}.`, onDone: onClose });
  return (
    <Modal opened onClose={onClose} title={`Abandon ${name}?`} returnFocus>
      <Stack>
        {trial.isPending && <LoadingState what="the price" />}
        {trial.isError && <FailedState error={trial.error} retry={() => void trial.refetch()} />}
        {trial.isSuccess && (
          <>
            <Text>
              Worth {euros(job.payout)}. Abandoning it now costs <strong>{costText(player, trial.data.player)}</strong>.
            </Text>
            <Text size="sm" c="dimmed">
              {job.status === "loaded"
                ? `The longer it was on board, the more it costs, up to ${percent(economy.abandonMaxShare)} of its payout. It does not come back to the market.`
                : "It does not come back to the market."}
            </Text>
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={busy} disabled={!trial.isSuccess} onClick={confirm}>
            Abandon it
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** `−531 € and −1.6 points of reputation`. */
function costText(before: Player, after: Player): string {
  const points = after.reputation - before.reputation;
  const sign = points < 0 ? "−" : "";
  return `${signedEuros(after.money - before.money)} and ${sign}${decimal(Math.abs(points))} points of reputation`;
}
