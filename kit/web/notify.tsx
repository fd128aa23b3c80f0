/** Short messages about the result of an action. */
import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { detailOf, titleOf } from "./problem.ts";

export function notifyDone(message: string): void {
  notifications.show({ message, color: "teal", icon: <IconCheck size={18} aria-hidden />, autoClose: 5_000 });
}

/** In the service's own words; stays longer. */
export function notifyRefused(error: unknown): void {
  notifications.show({
    title: titleOf(error),
    message: detailOf(error),
    color: "red",
    icon: <IconAlertTriangle size={18} aria-hidden />,
    autoClose: 12_000,
  });
}
