/** Shown to a suspended player: the reason, the end, and what to do. */
import { Alert, Button, Group } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { ProblemError } from "@outbound/kit/web/problem.ts";
import { useState } from "react";
import { realInstant } from "../real-time.ts";
import { NoticePage } from "./notice-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

export interface SuspensionNotice {
  readonly username: string;
  /** ISO 8601; null: until an admin restores the account. */
  readonly until: string | null;
  readonly reason: string | null;
}

/** Returns the suspension that a refused call reports; undefined for any other error. */
export function suspensionOf(error: unknown): SuspensionNotice | undefined {
  if (!(error instanceof ProblemError) || error.problem.code !== "suspended") return undefined;
  const { username, until, reason } = error.problem.details ?? {};
  return {
    username: String(username),
    until: typeof until === "string" ? until : null,
    reason: typeof reason === "string" ? reason : null,
  };
}

interface SuspendedPageProps {
  readonly notice: SuspensionNotice;
  /** Reads the session again. */
  readonly check: () => void;
}

export function SuspendedPage({ notice: { username, until, reason }, check }: SuspendedPageProps) {
  const [signsIn, setSignsIn] = useState(false);
  if (signsIn) return <SignInPage />;
  return (
    <NoticePage tab="Account suspended" title="Your account is suspended">
      <Alert color="red" variant="light" title={reason === null ? "No reason was given" : "Reason"}>
        {reason ?? "Ask the operator of this service why."}
      </Alert>
      <Note>
        {until === null
          ? `${username} stays suspended until an admin restores the account.`
          : `${username} is suspended until ${realInstant(until)}. Then sign in again.`}{" "}
        Your planes keep flying. If you disagree, write to the operator of this service.
      </Note>
      <Group>
        <Button variant="default" onClick={check}>
          Check again
        </Button>
        <Button variant="subtle" onClick={() => setSignsIn(true)}>
          Use another account
        </Button>
      </Group>
    </NoticePage>
  );
}
