/** Dialogs over a page. The browser's Back closes the one on top, as on phones, instead of leaving the page. */
import { Drawer, type DrawerProps, Modal, type ModalProps } from "@mantine/core";
import { useBackCloses } from "./back-closes.ts";

export function Dialog(given: ModalProps) {
  useBackCloses(given.opened, given.onClose);
  return <Modal {...given} />;
}

/** From a side of the screen. */
export function SideDialog(given: DrawerProps) {
  useBackCloses(given.opened, given.onClose);
  return <Drawer {...given} />;
}
