/** Where short messages appear: in the page's own lane for them if it has one, otherwise over a corner of the page. */
import { Notifications, type NotificationsProps } from "@mantine/notifications";
import { useEffect, useSyncExternalStore } from "react";
import classes from "./notice-lane.module.css";

let lanes = 0;
const listeners = new Set<() => void>();

function countLane(change: 1 | -1): void {
  lanes += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A part of the page's layout: messages in it cover nothing. */
export function NoticeLane({ limit }: { readonly limit: number }) {
  useEffect(() => {
    countLane(1);
    return () => countLane(-1);
  }, []);
  return (
    <div className={classes.lane} data-notice-lane>
      <Notifications position="top-center" withinPortal={false} limit={limit} classNames={{ root: classes.root }} />
    </div>
  );
}

/** For pages without a lane. */
export function CornerNotices(props: NotificationsProps) {
  const hasLane = useSyncExternalStore(subscribe, () => lanes > 0);
  return hasLane ? null : <Notifications position="top-center" limit={4} containerWidth={340} {...props} />;
}
