/** The figures of a plane side by side, each below its name: for the cards and the panel. */
import { Text } from "@mantine/core";
import { counted, euros, integer } from "@outbound/kit/web/format.ts";
import type { ReactNode } from "react";
import type { Plane } from "../api.ts";
import { PlaneFuel, PlaneHealth, PlaneLoad } from "./plane-figures.tsx";
import classes from "./plane-gauges.module.css";

export function PlaneGauges({ plane }: { readonly plane: Plane }) {
  return (
    <div className={classes.gauges}>
      <Labelled label="Load">
        <PlaneLoad plane={plane} />
      </Labelled>
      <Labelled label="Fuel">
        <PlaneFuel plane={plane} />
      </Labelled>
      <Labelled label="Health">
        <PlaneHealth plane={plane} />
      </Labelled>
      <Labelled label="Earned">
        <Lifetime plane={plane} />
      </Labelled>
    </div>
  );
}

/** What its deliveries were paid since it was bought, and what it did for that. */
function Lifetime({ plane: { totals } }: { readonly plane: Plane }) {
  return (
    <>
      <Text size="sm" className="tabular">
        {euros(totals.earned)}
      </Text>
      <Text size="xs" c="dimmed" className="tabular">
        {integer(totals.km)} km, {counted(totals.deliveries, "delivery", "deliveries")}
      </Text>
    </>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {children}
    </div>
  );
}
