/** Those who can log in to the panel: listed, added, changed and deleted. */
import { ActionIcon, Button, Group, Table, Text, Tooltip } from "@mantine/core";
import { minuteText } from "@outbound/kit/web/admin/values.ts";
import { ConfirmCall } from "@outbound/kit/web/confirm.tsx";
import { Page } from "@outbound/kit/web/page.tsx";
import { FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { type AdminUser, api } from "../api.ts";
import { useAdminQuery, useAdminRefresh } from "./admin-query.ts";
import { guarded } from "./session.ts";
import { UserForm } from "./user-form.tsx";
import { WideTable } from "./wide-table.tsx";

export function UsersPage({ own }: { readonly own: number }) {
  const users = useAdminQuery("users", api.get("/api/admin/users"));
  const [edited, setEdited] = useState<AdminUser | "new">();
  return (
    <Page
      title="Admins"
      lead="Who can log in to this panel. These are not players."
      width={900}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited("new")}>
          Add an admin
        </Button>
      }
    >
      {users.isPending && <LoadingState what="the admins" />}
      {users.isError && <FailedState error={users.error} retry={() => void users.refetch()} />}
      {users.isSuccess && (
        <WideTable label="Admins" heads={["User name", "Since", "Actions"]} minWidth={560}>
          {users.data.users.map((user) => (
            <UserLine key={user.id} user={user} isOwn={user.id === own} onChange={() => setEdited(user)} />
          ))}
        </WideTable>
      )}
      {edited !== undefined && <UserForm edited={edited} own={own} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}

interface UserLineProps {
  readonly user: AdminUser;
  readonly isOwn: boolean;
  onChange(): void;
}

function UserLine({ user, isOwn, onChange }: UserLineProps) {
  const refresh = useAdminRefresh();
  const [asks, setAsks] = useState(false);
  return (
    <Table.Tr>
      <Table.Td fw={600}>
        {user.username}
        {isOwn && (
          <Text span size="sm" c="dimmed" fw={400}>
            {" "}
            (you)
          </Text>
        )}
      </Table.Td>
      <Table.Td>{minuteText(user.createdAt)}</Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <Tooltip label="Change">
            <ActionIcon variant="default" size={40} onClick={onChange} aria-label={`Change ${user.username}`}>
              <IconPencil size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Delete">
            <ActionIcon
              variant="default"
              size={40}
              c="var(--outbound-bad)"
              onClick={() => setAsks(true)}
              aria-label={`Delete ${user.username}`}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
        <ConfirmCall
          signedIn
          opened={asks}
          onClose={() => setAsks(false)}
          title={`Delete the admin ${user.username}?`}
          confirm="Delete the admin"
          call={() => guarded(api.delete("/api/admin/users/{userId}", { path: { userId: user.id } }))}
          done={`${user.username} is no longer an admin.`}
          onDone={refresh}
        >
          <Text>
            {isOwn
              ? "That is you: you are logged out at once and cannot log in again."
              : "All sessions of this admin end at once. What the admin did stays in the audit."}
          </Text>
        </ConfirmCall>
      </Table.Td>
    </Table.Tr>
  );
}
