/** Short messages about the result of an action. */
import { Button, Group } from "@mantine/core";
import { type NotificationData, notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { detailOf, titleOf } from "./problem.ts";

/** A button in a message. */
export interface NoticeAction {
  readonly label: string;
  /** The keyboard shortcut for the same action, as in `aria-keyshortcuts`. */
  readonly key?: string;
  act(): void;
}

const DONE_MS = 5_000;
/** Milliseconds for which a message with a button is shown. */
const OFFERED_MS = 10_000;

let shown: { readonly id: string; readonly isOffer: boolean } | undefined;

export function notifyDone(message: string, action?: NoticeAction): void {
  show(action !== undefined, {
    message: action === undefined ? message : <Offer action={action}>{message}</Offer>,
    color: "teal",
    icon: <IconCheck size={18} aria-hidden />,
    autoClose: action === undefined ? DONE_MS : OFFERED_MS,
  });
}

/** Shows a message that nothing was done and nothing is wrong. */
export function notifyNote(message: string): void {
  show(false, { message, color: "gray", icon: <IconInfoCircle size={18} aria-hidden />, autoClose: DONE_MS });
}

/** Replaces the previous result, so that results never pile up. Messages of other kinds wait meanwhile. */
function show(isOffer: boolean, message: NotificationData): void {
  hideShown();
  shown = { id: notifications.show({ ...message, priority: 1 }), isOffer };
}

function hideShown(): void {
  if (shown !== undefined) notifications.hide(shown.id);
  shown = undefined;
}

/** Removes an offer that no longer applies. Other messages stay for their time. */
export function hideOffer(): void {
  if (shown?.isOffer) hideShown();
}

function Offer({ action, children }: { readonly action: NoticeAction; readonly children: ReactNode }) {
  const { label, key, act } = action;
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      <span>{children}</span>
      <Button
        size="compact-sm"
        variant="light"
        style={{ flex: "none" }}
        {...(key !== undefined && { "aria-keyshortcuts": key })}
        onClick={() => {
          hideShown();
          act();
        }}
      >
        {label}
      </Button>
    </Group>
  );
}

/** Shows the service's refusal; it stays longer. */
export function notifyRefused(error: unknown): void {
  show(false, {
    title: titleOf(error),
    message: detailOf(error),
    color: "red",
    icon: <IconAlertTriangle size={18} aria-hidden />,
    autoClose: 12_000,
  });
}
