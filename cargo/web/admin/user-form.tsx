/** A new admin, or another name or password for one. */
import { Button, Group, Modal, PasswordInput, Stack, TextInput } from "@mantine/core";
import { FormRefusal } from "@outbound/kit/web/form-refusal.tsx";
import { fieldErrors } from "@outbound/kit/web/problem.ts";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { type FormEvent, useState } from "react";
import { type AdminUser, api } from "../api.ts";
import { useAdminRefresh } from "./admin-query.ts";
import { guarded } from "./session.ts";

interface UserFormProps {
  readonly edited: AdminUser | "new";
  readonly own: number;
  onClose(): void;
}

export function UserForm({ edited, own, onClose }: UserFormProps) {
  const action = useAction();
  const refresh = useAdminRefresh();
  const [refused, setRefused] = useState<unknown>();
  const fields = fieldErrors(refused);
  const isNew = edited === "new";

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [username, password] = [String(form.get("username")), String(form.get("password"))];
    const current = String(form.get("current"));
    setRefused(undefined);
    const call = isNew
      ? api.post("/api/admin/users", { body: { username, password } })
      : api.patch("/api/admin/users/{userId}", {
          path: { userId: edited.id },
          body: {
            current,
            ...(username === edited.username ? {} : { username }),
            ...(password === "" ? {} : { password }),
          },
        });
    if (!isNew && username === edited.username && password === "") return onClose();
    const done = isNew ? `${username} can log in now.` : `${username} is changed.`;
    if (!(await action.run(guarded(call), { onRefused: setRefused, done }))) return;
    refresh();
    onClose();
  }

  return (
    <Modal opened onClose={onClose} title={isNew ? "Add an admin" : `Change ${edited.username}`}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <TextInput
            name="username"
            label="User name"
            description="3 to 24 letters, digits, _ or -"
            defaultValue={isNew ? "" : edited.username}
            required
            minLength={3}
            maxLength={24}
            autoComplete="off"
            data-autofocus
            error={fields.username}
          />
          <PasswordInput
            name="password"
            label={isNew ? "Password" : "New password"}
            description={isNew ? "At least 8 characters" : passwordHint(edited.id === own)}
            required={isNew}
            minLength={8}
            autoComplete="new-password"
            error={fields.password}
          />
          {!isNew && (
            <PasswordInput
              name="current"
              label="Your current password"
              description="Confirms that it is you"
              required
              autoComplete="current-password"
              error={fields.current}
            />
          )}
          <FormRefusal error={refused} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={action.busy}>
              {isNew ? "Add the admin" : "Save"}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const passwordHint = (isOwn: boolean): string =>
  isOwn
    ? "At least 8 characters; empty to keep it. It ends your other sessions."
    : "At least 8 characters; empty to keep it. It ends all sessions of this admin.";
