/** A new password for a player who lost the old one. */
import { Button, Group, Modal, PasswordInput, Stack, Text } from "@mantine/core";
import { FormRefusal } from "@outbound/kit/web/form-refusal.tsx";
import { fieldErrors } from "@outbound/kit/web/problem.ts";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { type FormEvent, useState } from "react";
import { api } from "../api.ts";
import { useAdminRefresh } from "./admin-query.ts";
import type { PlayerRow } from "./player-row.ts";
import { guarded } from "./session.ts";

export function PasswordForm({ player, onClose }: { readonly player: PlayerRow; onClose(): void }) {
  const { id, username } = player;
  const action = useAction();
  const refresh = useAdminRefresh();
  const [refused, setRefused] = useState<unknown>();
  const fields = fieldErrors(refused);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    setRefused(undefined);
    const call = api.post("/api/admin/players/{playerId}/password", { path: { playerId: id }, body: { password } });
    const done = `${username} has a new password.`;
    if (!(await action.run(guarded(call), { onRefused: setRefused, done }))) return;
    refresh();
    onClose();
  }
  return (
    <Modal opened onClose={onClose} title={`Set a password for ${username}`}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <Text size="sm">The player is signed out everywhere and signs in again with the new password.</Text>
          <PasswordInput
            name="password"
            label="New password"
            description="At least 8 characters. It is not shown again, so note it now."
            required
            minLength={8}
            autoComplete="new-password"
            data-autofocus
            error={fields.password}
          />
          <FormRefusal error={refused} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={action.busy}>
              Set the password
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
