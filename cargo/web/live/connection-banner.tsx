/** Warns that the connection is lost and the page may be out of date. */
import { IconPlugConnectedX } from "@tabler/icons-react";
import classes from "./connection-banner.module.css";
import { useConnected } from "./live.tsx";

export function ConnectionBanner() {
  const connected = useConnected();
  // The element stays in the page, so that screen readers announce changes to its text.
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
