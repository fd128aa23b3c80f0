/** The packages that a plane carries: what, where to, and what they will pay. */
import { Badge, Group, Text, Title } from "@mantine/core";
import { counted, euros, integer } from "@outbound/kit/web/format.ts";
import { useId } from "react";
import { placeName, useAirports } from "../airports.ts";
import type { Package, Plane } from "../api.ts";
import { commodityName } from "../history/names.ts";
import { clockInstant } from "../live/clock-text.ts";
import { useGame } from "../live/live.tsx";
import classes from "./plane-panel.module.css";

export function CargoOnBoard({ plane }: { readonly plane: Plane }) {
  const { packages } = useGame();
  const title = useId();
  const onBoard = packages.filter(({ status, planeId }) => status === "loaded" && planeId === plane.id);
  const payout = onBoard.reduce((sum, one) => sum + one.payout, 0);
  return (
    <section aria-labelledby={title}>
      <Group justify="space-between" align="baseline" mb={4}>
        <Title order={2} id={title}>
          On board
        </Title>
        {onBoard.length > 0 && (
          <Text size="sm" c="dimmed" className="tabular">
            {counted(onBoard.length, "package")}, {euros(payout)} on delivery
          </Text>
        )}
      </Group>
      {onBoard.length === 0 ? (
        <Text size="sm" c="dimmed">
          Empty. Load jobs on the world page.
        </Text>
      ) : (
        <ul className={classes.packages}>
          {onBoard.map((one) => (
            <PackageRow key={one.id} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PackageRow({ one }: { readonly one: Package }) {
  const airports = useAirports();
  const { economy } = useGame();
  const special = economy.specials.find(({ id }) => id === one.special);
  return (
    <li className={classes.package}>
      <div>
        <Group gap={6}>
          <Text size="sm" fw={550} span>
            {integer(one.count)} × {commodityName(one.commodity)}
          </Text>
          {special && (
            <Badge size="sm" variant="default" tt="none">
              {special.label}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed">
          to {placeName(airports, one.destIcao)} · {integer(one.weightKg)} kg
          {one.dueSimTime !== undefined && ` · due ${clockInstant(one.dueSimTime)}`}
        </Text>
        {special && (
          <Text size="xs" c="dimmed">
            {special.rule}
          </Text>
        )}
      </div>
      <Text size="sm" fw={550} className="tabular" style={{ whiteSpace: "nowrap" }}>
        {euros(one.payout)}
      </Text>
    </li>
  );
}
