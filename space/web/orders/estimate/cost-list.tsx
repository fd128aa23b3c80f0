/** Shows the cost of an order compared with what is available. */
import { Text, Title } from "@mantine/core";
import { decimal } from "@outbound/kit/web/format.ts";
import { goodName } from "../../../rules/game/goods.ts";
import { shown } from "../../../rules/values/amount.ts";
import type { Goods } from "../../api.ts";
import { Fact, Facts } from "../../game/facts.tsx";
import { useRulesGame } from "../../game/game.ts";
import { amountsOf } from "../../game/goods.ts";
import { heldAmount, missingAmount } from "../../game/holdings.ts";

interface CostListProps {
  readonly cost: Goods;
  readonly paidLater: boolean;
}

export function CostList({ cost, paidLater }: CostListProps) {
  const { game, ahead } = useRulesGame();
  const amounts = amountsOf(cost);
  return (
    <div>
      <Title order={3}>Cost</Title>
      {amounts.length === 0 && <Text size="sm">No resources.</Text>}
      <Facts layout="rows">
        {amounts.map(({ name, amount }) => {
          const there = shown((name === "fuel" ? ahead : game).resources[name]);
          const short = there < amount;
          return (
            <Fact
              key={name}
              name={`${decimal(amount)} ${goodName(name, amount)}`}
              className={short ? "bad" : undefined}
            >
              {short
                ? `${heldAmount(there)} ${paidLater ? "by then" : "available"}, ${missingAmount(amount - there)} short`
                : `${heldAmount(there)} → ${heldAmount(there - amount)}${paidLater ? " by then" : ""}`}
            </Fact>
          );
        })}
      </Facts>
      {amounts.length > 0 && (
        <Text size="xs" c="dimmed">
          {paidLater ? "Paid when the jump starts." : "Paid now, refunded in full if cancelled before it starts."}
        </Text>
      )}
    </div>
  );
}
