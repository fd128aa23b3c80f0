/** The status of a service: the game's figures, and those that all services have. */

import { duration } from "../format.ts";
import classes from "./figure-rows.module.css";
import { Figures, type FiguresProps } from "./figures.tsx";
import { Section } from "./section.tsx";

export interface ServiceFiguresProps {
  readonly status: { readonly version: string; readonly startedAt: string; readonly uptimeSeconds: number };
  /** The game's own figures. */
  readonly figures: FiguresProps["figures"];
}

export const ServiceFigures = ({ status: { version, startedAt, uptimeSeconds }, figures }: ServiceFiguresProps) => (
  <Section title="Now" lead="The service is up. Read again every 10 seconds.">
    <Figures
      className={classes.figures}
      figures={[
        ...figures,
        ["Up for", duration(uptimeSeconds * 1000)],
        ["Since", <time key="since" dateTime={startedAt}>{`${startedAt.slice(0, 16).replace("T", " ")} UTC`}</time>],
        ["Version", version],
      ]}
    />
  </Section>
);

/** Interval in milliseconds at which a status page reads the figures. */
export const STATUS_EVERY_MS = 10_000;
