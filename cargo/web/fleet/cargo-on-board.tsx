/** The jobs that a plane carries: goods, destination and payout. */
import { Badge, Button, Group, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted, euros, integer } from "@outbound/kit/web/format.ts";
import { Link } from "wouter";
import type { Package, Plane } from "../api.ts";
import { commodityName } from "../cargo-text.ts";
import { clockInstant } from "../live/clock-text.ts";
import { useGame } from "../live/live.tsx";
import { useWholeSnapshot } from "../live/use-whole-snapshot.ts";
import { useNames } from "../names.ts";
import { PanelSection } from "./panel-section.tsx";
import classes from "./plane-panel.module.css";

export function CargoOnBoard({ plane }: { readonly plane: Plane }) {
  const { packages } = useWholeSnapshot().state;
  const onBoard = packages.filter(({ status, planeId }) => status === "loaded" && planeId === plane.id);
  const lineKg = plane.cargoKg - onBoard.reduce((sum, job) => sum + job.weightKg, 0);
  const payout = onBoard.reduce((sum, job) => sum + job.payout, 0);
  if (onBoard.length === 0) {
    return (
      <PanelSection title="On board">
        <Group gap="sm">
          <Note>{lineKg > 0 ? lineFreight(lineKg) : "Empty."}</Note>
          {plane.route?.status !== "active" && (
            <Button component={Link} href={`/?plane=${plane.id}`} variant="light" size="xs">
              Find jobs
            </Button>
          )}
        </Group>
      </PanelSection>
    );
  }
  return (
    <PanelSection title="On board" aside={`${counted(onBoard.length, "job")}, ${euros(payout)} on delivery`}>
      <ul>
        {onBoard.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
      {lineKg > 0 && <Note mt="xs">{lineFreight(lineKg)}</Note>}
    </PanelSection>
  );
}

const lineFreight = (kg: number): string => `Line freight of its route, ${integer(kg)} kg, paid on landing.`;

function JobRow({ job }: { readonly job: Package }) {
  const names = useNames();
  const { economy } = useGame();
  const special = economy.specials.find(({ id }) => id === job.special);
  return (
    <li className={classes.job}>
      <div>
        <Group gap={6}>
          <Text size="sm" fw={550} span>
            {integer(job.count)} × {commodityName(job.commodity)}
          </Text>
          {special && (
            <Badge size="sm" variant="default" tt="none">
              {special.label}
            </Badge>
          )}
        </Group>
        <Note size="xs">
          to {names.place(job.destIcao)} · {integer(job.weightKg)} kg
          {job.dueSimTime !== undefined && ` · due ${clockInstant(job.dueSimTime)}`}
        </Note>
        {special && <Note size="xs">{special.rule}</Note>}
      </div>
      <Text size="sm" fw={550} style={{ whiteSpace: "nowrap" }}>
        {euros(job.payout)}
      </Text>
    </li>
  );
}
