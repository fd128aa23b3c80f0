/** Places short messages: in the page's own lane if it has one, otherwise over a corner of the page. */
import { Notifications, type NotificationsProps } from "@mantine/notifications";
import { useEffect, useId, useSyncExternalStore } from "react";
import classes from "./notice-lane.module.css";

/** Ids of the lanes, the page's first. The last one shows the messages, so an open dialog's lane has priority. */
let lanes: readonly string[] = [];
const listeners = new Set<() => void>();

function setLanes(next: readonly string[]): void {
  lanes = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A part of the page's layout, so that messages cover nothing. */
export function NoticeLane({ limit, isOfPage = false }: { readonly limit: number; readonly isOfPage?: boolean }) {
  const id = useId();
  useEffect(() => {
    setLanes(isOfPage ? [id, ...lanes] : [...lanes, id]);
    return () => setLanes(lanes.filter((one) => one !== id));
  }, [id, isOfPage]);
  const isLast = useSyncExternalStore(subscribe, () => lanes.at(-1) === id);
  return (
    <div className={classes.lane} data-notice-lane>
      {isLast && (
        <Notifications position="top-center" withinPortal={false} limit={limit} classNames={{ root: classes.root }} />
      )}
    </div>
  );
}

/** For pages without a lane. */
export function CornerNotices(props: NotificationsProps) {
  const hasLane = useSyncExternalStore(subscribe, () => lanes.length > 0);
  return hasLane ? null : <Notifications position="top-center" limit={4} containerWidth={340} {...props} />;
}
