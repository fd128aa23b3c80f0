/** Lists the sessions of players or admins, with a button to end each one. */
import { SegmentedControl, Text } from "@mantine/core";
import { hourText, minuteText } from "@outbound/kit/web/admin/values.ts";
import { ConfirmButton } from "@outbound/kit/web/confirm.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { OlderButton } from "@outbound/kit/web/elements/older-button.tsx";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState, QueryState } from "@outbound/kit/web/states.tsx";
import type { Column } from "@outbound/kit/web/table/data-table.tsx";
import { useState } from "react";
import { api, type SessionRow } from "../api.ts";
import { AdminTable } from "./admin-table.tsx";
import { guarded, useAdminPages } from "./session.ts";

const KINDS = [
  { value: "player", label: "Players" },
  { value: "admin", label: "Admins" },
] as const;

type Kind = (typeof KINDS)[number]["value"];

export function SessionsPage({ own }: { readonly own: number }) {
  const [kind, setKind] = useState<Kind>("player");
  const list = useAdminPages("sessions", (before) => api.get("/api/admin/sessions", { query: { kind, ...before } }));
  const isOwn = ({ id }: SessionRow) => kind === "admin" && id === own;
  return (
    <Page title="Sessions" lead="Everyone who is signed in, newest first." width={1100}>
      <SegmentedControl
        aria-label="Show sessions of"
        data={[...KINDS]}
        value={kind}
        onChange={(value) => setKind(value as Kind)}
        maw={280}
      />
      <QueryState query={list} what="the sessions" />
      {list.isSuccess && list.items.length === 0 && (
        <EmptyState title={`No ${kind} is signed in`}>Sessions appear here when someone signs in.</EmptyState>
      )}
      {list.items.length > 0 && (
        <AdminTable label={`Sessions of ${kind}s`} columns={columnsOf(kind, isOwn)} rows={list.items} minWidth={940} />
      )}
      <OlderButton list={list}>Show older</OlderButton>
    </Page>
  );
}

const columnsOf = (kind: Kind, isOwn: (session: SessionRow) => boolean): readonly Column<SessionRow>[] => [
  { label: "Who", isHeader: true, cell: (session) => `${session.username}${isOwn(session) ? " (this one)" : ""}` },
  {
    label: "From",
    cell: ({ address, userAgent }) => (
      <>
        {address}
        <Note size="xs" truncate maw={220} title={userAgent}>
          {userAgent === "" ? "an unnamed program" : userAgent}
        </Note>
      </>
    ),
  },
  { label: "Since", className: "nowrap", cell: ({ createdAt }) => minuteText(createdAt) },
  kind === "player"
    ? { label: "Last used", className: "nowrap", cell: ({ lastUsedAt }) => hourText(Date.parse(lastUsedAt)) }
    : { label: "Last used", className: "nowrap", cell: ({ lastUsedAt }) => minuteText(lastUsedAt) },
  { label: "Ends", className: "nowrap", cell: ({ expiresAt }) => minuteText(expiresAt) },
  { label: "Actions", cell: (session) => <EndButton session={session} isOwn={isOwn(session)} /> },
];

function EndButton({ session, isOwn }: { readonly session: SessionRow; readonly isOwn: boolean }) {
  const { id, kind, username } = session;
  return (
    <ConfirmButton
      text="End"
      label={`End the session of ${username}`}
      signedIn
      title={`End the session of ${username}?`}
      confirm="End the session"
      call={() => guarded(api.delete("/api/admin/sessions/{sessionId}", { path: { sessionId: id } }))}
      done={`The session of ${username} has ended.`}
    >
      <Text>
        {isOwn
          ? "That is the one you are using: you are signed out at once."
          : kind === "player"
            ? "The player is signed out at once and can sign in again. Planes keep flying."
            : "The admin is signed out at once and may sign in again."}
      </Text>
    </ConfirmButton>
  );
}
