/** The state of a technology, as icon and word. */
import { IconCheck, IconClockHour4, IconLock, IconLockOpen, IconPlayerPlayFilled } from "@tabler/icons-react";
import type { Task, Tech } from "../api.ts";
import classes from "./tech-state.module.css";

export type TechProgress = Tech["state"] | "researching";

export const progressOf = ({ id, state }: Pick<Tech, "id" | "state">, activeTask: Task | null): TechProgress =>
  state === "queued" && activeTask?.target.techId === id ? "researching" : state;

const ICONS = {
  known: IconCheck,
  researching: IconPlayerPlayFilled,
  queued: IconClockHour4,
  open: IconLockOpen,
  locked: IconLock,
} as const;

export const PROGRESS_WORDS: Readonly<Record<TechProgress, string>> = {
  known: "Researched",
  researching: "In progress",
  queued: "Queued",
  open: "Available",
  locked: "Locked",
};

export function TechState({ progress }: { readonly progress: TechProgress }) {
  const Icon = ICONS[progress];
  return (
    <span className={classes.state} data-progress={progress}>
      <Icon size={14} aria-hidden />
      {PROGRESS_WORDS[progress]}
    </span>
  );
}
