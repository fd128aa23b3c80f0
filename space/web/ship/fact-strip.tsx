/** A few facts in a row, each with a name above and a note below. */
import { Box, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./fact-strip.module.css";

interface FactStripProps {
  /** Widths on a desktop, as CSS grid tracks; a phone has two columns. */
  readonly tracks: string;
  readonly children: ReactNode;
}

export function FactStrip({ tracks, children }: FactStripProps) {
  return (
    <Box component="dl" className={classes.strip} __vars={{ "--tracks": tracks }}>
      {children}
    </Box>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly note: ReactNode;
  /** Highlights the fact; the note says why. */
  readonly bad?: boolean;
  /** Full width on a phone. */
  readonly wide?: boolean;
  /** A meter between value and note. */
  readonly children?: ReactNode;
}

export function Fact({ name, value, note, bad = false, wide = false, children }: FactProps) {
  return (
    <div data-wide={wide || undefined}>
      <dt>{name}</dt>
      <dd>
        <Text fw={600}>{value}</Text>
        {children}
        <Text size="sm" className={bad ? "bad" : classes.note}>
          {note}
        </Text>
      </dd>
    </div>
  );
}
