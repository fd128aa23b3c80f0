/** Where short messages appear: in the page's own lane for them if it has one, otherwise over a corner of the page. */
import { Notifications, type NotificationsProps } from "@mantine/notifications";
import { useEffect, useId, useSyncExternalStore } from "react";
import classes from "./notice-lane.module.css";

/** Ids of the lanes on the page. The newest one shows the messages, such as that of an open dialog. */
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

/** A part of the page's layout: messages in it cover nothing. */
export function NoticeLane({ limit }: { readonly limit: number }) {
  const id = useId();
  useEffect(() => {
    setLanes([...lanes, id]);
    return () => setLanes(lanes.filter((one) => one !== id));
  }, [id]);
  const isNewest = useSyncExternalStore(subscribe, () => lanes.at(-1) === id);
  return (
    <div className={classes.lane} data-notice-lane>
      {isNewest && (
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
