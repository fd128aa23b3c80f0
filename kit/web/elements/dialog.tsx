/**
 * Dialogs over a page. Escape and the browser's Back close the topmost one; Back does not leave the page. Messages are inside the
 * dialog, where the Tab key reaches them.
 */
import { Drawer, type DrawerProps, Modal, type ModalProps } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { useBackCloses } from "./back-closes.ts";
import classes from "./dialog.module.css";
import { NoticeLane } from "./notice-lane.tsx";

/** A dialog with the message lane above its content, or at the end if it takes the whole screen. */
export function Dialog(given: ModalProps) {
  const closeOnEscape = useBackCloses(given.opened, given.onClose);
  const shown = useLast(given.opened ? given : undefined) ?? given;
  const look = { ...shown, opened: given.opened, closeOnEscape };
  if (!shown.fullScreen) return <Modal {...look} scrollAreaComponent={DialogScroll} classNames={SCROLLS_INSIDE} />;
  return (
    <Modal {...look}>
      {shown.children}
      <MessagesAtEnd />
    </Modal>
  );
}

interface DialogScrollProps {
  /** False if the content has its own lane for messages. */
  readonly hasLane?: boolean;
  readonly children?: ReactNode;
}

/** The scrolling part of a dialog with the class names `SCROLLS_INSIDE`. The Tab key reaches the message after it. */
export const DialogScroll = ({ hasLane = true, children }: DialogScrollProps) => (
  <>
    <div className={classes.scroll}>{children}</div>
    {hasLane && <MessagesAbove />}
  </>
);

export const SCROLLS_INSIDE = { content: classes.content ?? "" };

/** The message lane above a dialog, for one whose parts scroll on their own. */
export const MessagesAbove = () => (
  <div className={classes.above}>
    <NoticeLane limit={1} />
  </div>
);

const MessagesAtEnd = () => (
  <div className={classes.notices}>
    <NoticeLane limit={1} />
  </div>
);

interface SideDialogProps extends DrawerProps {
  /** True if the content has its own lane for messages. */
  readonly hasMessages?: boolean;
}

/** A dialog that slides in from a side of the screen. */
export function SideDialog(given: SideDialogProps) {
  const closeOnEscape = useBackCloses(given.opened, given.onClose);
  const { hasMessages = false, children, ...look } = useLast(given.opened ? given : undefined) ?? given;
  return (
    <Drawer {...look} opened={given.opened} closeOnEscape={closeOnEscape}>
      {children}
      {!hasMessages && <MessagesAtEnd />}
    </Drawer>
  );
}

/** Returns the last value other than undefined, with which a dialog keeps its text while it closes. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}
