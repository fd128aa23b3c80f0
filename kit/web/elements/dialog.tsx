/**
 * Dialogs over a page. The browser's Back closes the one on top, as on phones, instead of leaving the page. Messages are in the
 * dialog, where the Tab key reaches them.
 */
import { Drawer, type DrawerProps, Modal, type ModalProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useBackCloses } from "./back-closes.ts";
import classes from "./dialog.module.css";
import { NoticeLane } from "./notice-lane.tsx";

/** Has a message above it; one that takes the whole screen has it at its end. */
export function Dialog(given: ModalProps) {
  useBackCloses(given.opened, given.onClose);
  if (!given.fullScreen) {
    return <Modal {...given} scrollAreaComponent={BelowMessages} classNames={{ content: classes.content ?? "" }} />;
  }
  return (
    <Modal {...given}>
      {given.children}
      <MessagesAtEnd />
    </Modal>
  );
}

/** The part of a dialog that scrolls. For the Tab key the message comes after it. */
const BelowMessages = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <div className={classes.scroll}>{children}</div>
    <div className={classes.above}>
      <NoticeLane limit={1} />
    </div>
  </>
);

const MessagesAtEnd = () => (
  <div className={classes.notices}>
    <NoticeLane limit={1} />
  </div>
);

interface SideDialogProps extends DrawerProps {
  /** Its content has a place for messages. */
  readonly hasMessages?: boolean;
}

/** From a side of the screen. */
export function SideDialog({ hasMessages = false, children, ...given }: SideDialogProps) {
  useBackCloses(given.opened, given.onClose);
  return (
    <Drawer {...given}>
      {children}
      {!hasMessages && <MessagesAtEnd />}
    </Drawer>
  );
}
