/** Short messages about the result of an action. */
import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { detailOf, ProblemError } from "./problem.ts";

export function notifyDone(message: string, title?: string): void {
  notifications.show({ message, title, color: "teal", icon: <IconCheck size={18} aria-hidden />, autoClose: 5_000 });
}

/** In the service's own words; stays until closed. */
export function notifyRefused(error: unknown): void {
  const title = error instanceof ProblemError ? error.problem.title : "That did not work";
  notifications.show({
    title,
    message: detailOf(error),
    color: "red",
    icon: <IconAlertTriangle size={18} aria-hidden />,
    autoClose: 12_000,
  });
}
