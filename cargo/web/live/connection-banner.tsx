/** Says that the connection is lost and what is shown may be old. */
import { IconPlugConnectedX } from "@tabler/icons-react";
import classes from "./connection-banner.module.css";
import { useConnected } from "./live.tsx";

export function ConnectionBanner() {
  const connected = useConnected();
  // The element stays, so that screen readers announce what it shows.
  return (
    <div role="status">
      {!connected && (
        <div className={classes.banner}>
          <IconPlugConnectedX size={18} aria-hidden />
          <span>
            <b>No connection.</b> What you see may be out of date. Your planes keep flying. Reconnecting…
          </span>
        </div>
      )}
    </div>
  );
}
