/** Who is signed in, players or admins, and how to end that. */
import { Button, SegmentedControl, Table, Text } from "@mantine/core";
import { minuteText } from "@outbound/kit/web/admin/values.ts";
import { ConfirmCall } from "@outbound/kit/web/confirm.tsx";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState, FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { useState } from "react";
import { api, type SessionRow } from "../api.ts";
import { useAdminList, useAdminRefresh } from "./admin-query.ts";
import { OlderButton } from "./older-button.tsx";
import { guarded } from "./session.ts";
import { WideTable } from "./wide-table.tsx";

const KINDS = [
  { value: "player", label: "Players" },
  { value: "admin", label: "Admins" },
] as const;

export function SessionsPage({ own }: { readonly own: number }) {
  const [kind, setKind] = useState<"player" | "admin">("player");
  const { list, items } = useAdminList("sessions", (before) =>
    api.get("/api/admin/sessions", { query: { kind, ...(before === undefined ? {} : { before }) } }),
  );
  return (
    <Page title="Sessions" lead="Everyone who is signed in, newest first." width={1100}>
      <SegmentedControl
        aria-label="Show sessions of"
        data={[...KINDS]}
        value={kind}
        onChange={(value) => setKind(value as typeof kind)}
        maw={280}
      />
      {list.isPending && <LoadingState what="the sessions" />}
      {list.isError && <FailedState error={list.error} retry={() => void list.refetch()} />}
      {list.isSuccess && items.length === 0 && (
        <EmptyState title={`No ${kind} is signed in`}>Sessions appear here when someone signs in.</EmptyState>
      )}
      {items.length > 0 && (
        <WideTable
          label={`Sessions of ${kind}s`}
          heads={["Who", "From", "Since", "Last used", "Ends", "Actions"]}
          minWidth={940}
        >
          {items.map((session) => (
            <SessionLine key={session.id} session={session} isOwn={kind === "admin" && session.id === own} />
          ))}
        </WideTable>
      )}
      <OlderButton list={list} />
    </Page>
  );
}

function SessionLine({ session, isOwn }: { readonly session: SessionRow; readonly isOwn: boolean }) {
  const refresh = useAdminRefresh();
  const [asks, setAsks] = useState(false);
  const { id, kind, username, address, userAgent } = session;
  return (
    <Table.Tr>
      <Table.Td fw={600}>
        {username}
        {isOwn && (
          <Text span size="sm" c="dimmed" fw={400}>
            {" "}
            (this one)
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        {address}
        <Text size="xs" c="dimmed" truncate maw={220} title={userAgent}>
          {userAgent === "" ? "an unnamed program" : userAgent}
        </Text>
      </Table.Td>
      <Instant iso={session.createdAt} />
      <Instant iso={session.lastUsedAt} />
      <Instant iso={session.expiresAt} />
      <Table.Td>
        <Button variant="default" onClick={() => setAsks(true)} aria-label={`End the session of ${username}`}>
          End
        </Button>
        <ConfirmCall
          signedIn
          opened={asks}
          onClose={() => setAsks(false)}
          title={`End the session of ${username}?`}
          confirm="End the session"
          call={() => guarded(api.delete("/api/admin/sessions/{sessionId}", { path: { sessionId: id } }))}
          done={`The session of ${username} has ended.`}
          onDone={refresh}
        >
          <Text>
            {isOwn
              ? "That is the one you are using: you are logged out at once."
              : kind === "player"
                ? "The player is signed out at once and can sign in again. Planes keep flying."
                : "The admin is logged out at once and may log in again."}
          </Text>
        </ConfirmCall>
      </Table.Td>
    </Table.Tr>
  );
}

const Instant = ({ iso }: { readonly iso: string }) => (
  <Table.Td style={{ whiteSpace: "nowrap" }}>{minuteText(iso)}</Table.Td>
);
