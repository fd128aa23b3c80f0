/** Dialogs over a page. The browser's Back closes the one on top, as on phones, instead of leaving the page. */
import { Drawer, type DrawerProps, Modal, type ModalProps } from "@mantine/core";
import { useBackCloses } from "./back-closes.ts";
import classes from "./dialog.module.css";
import { NoticeLane } from "./notice-lane.tsx";

/** Leaves room above for a message; one that takes the whole screen has the message at its end. */
export function Dialog(given: ModalProps) {
  useBackCloses(given.opened, given.onClose);
  if (!given.fullScreen) return <Modal {...given} />;
  return (
    <Modal {...given}>
      {given.children}
      <div className={classes.notices}>
        <NoticeLane limit={1} />
      </div>
    </Modal>
  );
}

/** From a side of the screen. */
export function SideDialog(given: DrawerProps) {
  useBackCloses(given.opened, given.onClose);
  return <Drawer {...given} />;
}
