/** The title of the composer. Not a `header`, which would be a second banner of the page. */
import { Modal, Text } from "@mantine/core";
import classes from "./composer.module.css";

export function ComposerTitle({ title, about }: { readonly title: string; readonly about: string }) {
  return (
    <div className={classes.header}>
      <div>
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      </div>
      <Modal.CloseButton size="lg" aria-label="Close" />
    </div>
  );
}
