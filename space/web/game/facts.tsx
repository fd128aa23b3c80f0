/** Named facts as a grid with names above, as rows with values at the end, or with names in a column. */
import { Box } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./facts.module.css";

interface FactsProps {
  readonly layout: "grid" | "rows" | "columns";
  /** Columns of a grid on a desktop, as CSS tracks; a phone has two. */
  readonly tracks?: string;
  readonly children: ReactNode;
}

export function Facts({ layout, tracks = "minmax(0, 1fr)", children }: FactsProps) {
  return (
    <Box component="dl" className={classes.facts} data-layout={layout} __vars={{ "--tracks": tracks }}>
      {children}
    </Box>
  );
}

interface FactProps {
  readonly name: string;
  /** Full width on a phone. */
  readonly wide?: boolean;
  /** True for the sum of the facts above. */
  readonly sum?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Fact({ name, wide = false, sum = false, className, children }: FactProps) {
  return (
    <div data-wide={wide || undefined} data-sum={sum || undefined}>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
