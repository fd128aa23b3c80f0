/** The reputation, and what it gives. */
import { Progress, Text } from "@mantine/core";
import { percent } from "@outbound/kit/web/format.ts";
import { reputationFactor } from "../../rules/jobs/payout.ts";
import { useGame } from "../live/live.tsx";
import classes from "./company-page.module.css";

export function ReputationCard() {
  const { player, economy } = useGame();
  const { reputation } = player;
  return (
    <>
      <Text size="sm">
        <b>{reputation.toFixed(1)}</b> of 100
      </Text>
      <Progress value={reputation} mt={6} mb="md" aria-label={`Reputation: ${reputation.toFixed(1)} of 100`} />
      <dl className={classes.facts}>
        <div>
          <dt>Job pay, of the base price</dt>
          <dd>{percent(reputationFactor(reputation * 1_000))}</dd>
        </div>
        <div>
          <dt>Discount on planes</dt>
          <dd>{percent(economy.planeDiscount)}</dd>
        </div>
        <div>
          <dt>Discount on fuel</dt>
          <dd>{percent(economy.fuelDiscount)}</dd>
        </div>
      </dl>
      <Text size="xs" c="dimmed" mt="md">
        Every delivery brings some, long and heavy ones more, relief goods four times as much. It suffers when a job is
        late, given up or lapses. Special jobs, which pay better, become more frequent with it.
      </Text>
    </>
  );
}
