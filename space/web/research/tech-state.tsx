/** Shows the state of a technology as an icon and a word. */
import { Group } from "@mantine/core";
import { IconCheck, IconClockHour4, IconLock, IconLockOpen, IconPlayerPlayFilled } from "@tabler/icons-react";
import type { Task, Tech } from "../api.ts";

export type TechProgress = Tech["state"] | "researching";

export const progressOf = ({ id, state }: Pick<Tech, "id" | "state">, activeTask: Task | null): TechProgress =>
  state === "queued" && activeTask?.target.techId === id ? "researching" : state;

const LOOKS = {
  known: { Icon: IconCheck, word: "Researched", className: "good" },
  researching: { Icon: IconPlayerPlayFilled, word: "In progress", className: "accent" },
  queued: { Icon: IconClockHour4, word: "Queued", className: "accent" },
  open: { Icon: IconLockOpen, word: "Available", className: undefined },
  locked: { Icon: IconLock, word: "Locked", className: "dimmed" },
} as const;

export const progressWord = (progress: TechProgress): string => LOOKS[progress].word;

/** `short` shows only the icon, beside a price. */
export function TechState({ progress, short = false }: { readonly progress: TechProgress; readonly short?: boolean }) {
  const { Icon, word, className } = LOOKS[progress];
  return (
    <Group component="span" display="inline-flex" gap={4} wrap="nowrap" className={className}>
      <Icon size={14} aria-hidden />
      {!short && word}
    </Group>
  );
}
