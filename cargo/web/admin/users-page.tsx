/** Lists the admins, and adds, changes and deletes them. */
import { Button, Group } from "@mantine/core";
import { minuteText } from "@outbound/kit/web/admin/values.ts";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { useOpenDialog } from "@outbound/kit/web/elements/page-dialogs.tsx";
import { Page } from "@outbound/kit/web/page.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import type { Column } from "@outbound/kit/web/table/data-table.tsx";
import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { type AdminUser, api } from "../api.ts";
import { AdminTable } from "./admin-table.tsx";
import { DeleteUser } from "./delete-user.tsx";
import { useAdminRead } from "./session.ts";
import { UserForm } from "./user-form.tsx";

export function UsersPage({ own }: { readonly own: number }) {
  const users = useAdminRead("users", api.get("/api/admin/users"));
  const [edited, setEdited] = useState<AdminUser | "new">();
  const columns: readonly Column<AdminUser>[] = [
    { label: "User name", isHeader: true, cell: ({ id, username }) => `${username}${id === own ? " (you)" : ""}` },
    { label: "Since", cell: ({ createdAt }) => minuteText(createdAt) },
    { label: "Actions", cell: (user) => <Actions user={user} isOwn={user.id === own} onEdit={setEdited} /> },
  ];
  return (
    <Page
      title="Admins"
      lead="Who can sign in to this panel. These are not players."
      width={900}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited("new")}>
          Add an admin
        </Button>
      }
    >
      <QueryState query={users} what="the admins" />
      {users.data !== undefined && (
        <AdminTable label="Admins" columns={columns} rows={users.data.users} minWidth={560} />
      )}
      {edited !== undefined && <UserForm edited={edited} own={own} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}

interface ActionsProps {
  readonly user: AdminUser;
  readonly isOwn: boolean;
  onEdit(user: AdminUser): void;
}

function Actions({ user, isOwn, onEdit }: ActionsProps) {
  const openDialog = useOpenDialog();
  const { username } = user;
  return (
    <Group gap="xs" wrap="nowrap">
      <IconButton
        icon={IconPencil}
        variant="default"
        size={40}
        label={`Change ${username}`}
        tooltip="Change"
        onClick={() => onEdit(user)}
      />
      <IconButton
        icon={IconTrash}
        variant="default"
        size={40}
        c="var(--outbound-bad)"
        label={`Delete ${username}`}
        tooltip="Delete"
        onClick={() => openDialog((close) => <DeleteUser user={user} isOwn={isOwn} onClose={close} />)}
      />
    </Group>
  );
}
