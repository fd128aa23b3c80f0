/** A list of log entries: icon, text, time, and change of cash. */
import { Text, ThemeIcon } from "@mantine/core";
import { OlderButton } from "@outbound/kit/web/elements/older-button.tsx";
import { signedEuros } from "@outbound/kit/web/format.ts";
import { QueryState } from "@outbound/kit/web/states.tsx";
import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { clockInstant } from "../live/clock-text.ts";
import { TONE_COLORS, type Tone } from "../live/tone.ts";
import { realInstant } from "../real-time.ts";
import classes from "./log-list.module.css";
import type { useLog } from "./use-log.ts";

export interface LogRow {
  readonly id: number;
  readonly icon: Icon;
  readonly tone: Tone;
  readonly text: string;
  /** Instant of the world's clock. */
  readonly clockMs: number;
  /** Real time, if known. */
  readonly at?: string;
  /** 0 if cash did not change. */
  readonly amount: number;
  /** Shown below the amount. */
  readonly remark?: string;
}

interface LogListProps<Item> {
  readonly log: ReturnType<typeof useLog<Item>>;
  /** Name of the list, for screen readers and while it loads. */
  readonly what: string;
  readonly row: (item: Item) => LogRow;
  readonly empty: ReactNode;
}

export function LogList<Item>({ log, what, row, empty }: LogListProps<Item>) {
  if (log.data === undefined) return <QueryState query={log} what={what} />;
  if (log.items.length === 0) return empty;
  return (
    <>
      <ul className="divided" aria-label={what}>
        {log.items.map((item) => {
          const shown = row(item);
          return <Row key={shown.id} row={shown} />;
        })}
      </ul>
      <OlderButton list={log} end="That is all there is.">
        Show older
      </OlderButton>
    </>
  );
}

function Row({ row }: { readonly row: LogRow }) {
  return (
    <li className={classes.row}>
      <ThemeIcon size={34} radius="xl" variant="light" color={TONE_COLORS[row.tone]} aria-hidden>
        <row.icon size={18} />
      </ThemeIcon>
      <div>
        <Text size="sm">{row.text}</Text>
        <div className={`${classes.when} ${classes.group}`}>
          <time dateTime={new Date(row.clockMs).toISOString()}>{clockInstant(row.clockMs)}</time>
          {row.at !== undefined && <time dateTime={row.at}>real time {realInstant(row.at)}</time>}
        </div>
      </div>
      <div className={classes.figure}>
        {row.amount !== 0 && (
          <Text size="sm" fw={600} className={row.amount > 0 ? "good" : ""}>
            {signedEuros(row.amount)}
          </Text>
        )}
        {row.remark !== undefined && <span className={classes.when}>{row.remark}</span>}
      </div>
    </li>
  );
}
