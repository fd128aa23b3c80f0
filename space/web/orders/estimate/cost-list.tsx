/** The cost of an order compared with what is available. */
import { Text, Title } from "@mantine/core";
import { decimal } from "@outbound/kit/web/format.ts";
import { RESOURCES, type ResourceName } from "../../../rules/game/game.ts";
import type { Goods } from "../../api.ts";
import classes from "../composer.module.css";

interface CostListProps {
  readonly cost: Goods;
  readonly available: (name: ResourceName) => number;
  readonly paidLater: boolean;
}

export function CostList({ cost, available, paidLater }: CostListProps) {
  const names = RESOURCES.filter((name) => (cost[name] ?? 0) > 0);
  return (
    <div>
      <Title order={3}>Cost</Title>
      {names.length === 0 && <Text size="sm">No resources.</Text>}
      <dl className={classes.rows}>
        {names.map((name) => {
          const [needed, there] = [cost[name] ?? 0, available(name)];
          return (
            <div key={name}>
              <dt>
                {decimal(needed)} {name}
              </dt>
              <dd className={there < needed ? "bad" : undefined}>
                {there < needed
                  ? `${decimal(there)} ${paidLater ? "by then" : "available"}, ${decimal(needed - there)} short`
                  : `${decimal(there)} → ${decimal(there - needed)}${paidLater ? " by then" : ""}`}
              </dd>
            </div>
          );
        })}
      </dl>
      {names.length > 0 && (
        <Text size="xs" c="dimmed">
          {paidLater ? "Paid when the jump starts." : "Paid now, refunded in full if cancelled before it starts."}
        </Text>
      )}
    </div>
  );
}
