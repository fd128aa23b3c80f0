/** A list of what happened: an icon, what it was, when, and the money; and a way to what is older. */
import { Button, Center, Text, ThemeIcon } from "@mantine/core";
import { signedEuros } from "@outbound/kit/web/format.ts";
import { FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { clockInstant } from "../live/clock-text.ts";
import classes from "./log-list.module.css";
import { realInstant } from "./real-time.ts";
import type { useLog } from "./use-log.ts";

export interface LogRow {
  readonly id: number;
  readonly icon: Icon;
  readonly tone: "good" | "plain" | "bad";
  readonly text: string;
  /** By the world's clock. */
  readonly clockMs: number;
  /** In real time, where it is known. */
  readonly at?: string;
  /** 0 for what moved no money. */
  readonly amount: number;
  /** Below the money. */
  readonly remark?: string;
}

interface LogListProps<Item> {
  readonly log: ReturnType<typeof useLog<Item>>;
  /** What it is a list of, for screen readers and while it loads. */
  readonly what: string;
  readonly row: (item: Item) => LogRow;
  readonly empty: ReactNode;
}

export function LogList<Item>({ log, what, row, empty }: LogListProps<Item>) {
  if (log.isPending) return <LoadingState what={what} />;
  if (log.isError && log.items.length === 0) return <FailedState error={log.error} retry={() => void log.refetch()} />;
  if (log.items.length === 0) return empty;
  return (
    <>
      <ul className={classes.list} aria-label={what}>
        {log.items.map((item) => {
          const shown = row(item);
          return <Row key={shown.id} row={shown} />;
        })}
      </ul>
      <Older log={log} />
    </>
  );
}

/** Ends every log: a button, or word that this is all. */
function Older({
  log,
}: {
  readonly log: Pick<ReturnType<typeof useLog>, "hasNextPage" | "fetchNextPage" | "isFetchingNextPage">;
}) {
  return (
    <Center mt="md">
      {log.hasNextPage ? (
        <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          Show older
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          That is all there is.
        </Text>
      )}
    </Center>
  );
}

const COLORS = { good: "teal", plain: "gray", bad: "amber" } as const;

function Row({ row }: { readonly row: LogRow }) {
  return (
    <li className={classes.row}>
      <ThemeIcon size={34} radius="xl" variant="light" color={COLORS[row.tone]} aria-hidden>
        <row.icon size={18} />
      </ThemeIcon>
      <div>
        <Text size="sm">{row.text}</Text>
        <div className={`${classes.when} ${classes.group}`}>
          <time dateTime={new Date(row.clockMs).toISOString()}>{clockInstant(row.clockMs)}</time>
          {row.at !== undefined && <time dateTime={row.at}>real time {realInstant(row.at)}</time>}
        </div>
      </div>
      <div className={`${classes.figure} tabular`}>
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
