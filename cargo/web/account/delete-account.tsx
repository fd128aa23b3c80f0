/** Leaves for good, after the password and the name were typed. */
import { Alert, Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { detailOf } from "@outbound/kit/web/problem.ts";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { useState } from "react";
import { api } from "../api.ts";
import { useSessionChange } from "./session.ts";

export function DeleteAccount({ username }: { readonly username: string }) {
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Text size="sm">
        Deletes your company with everything in it: planes, also those in flight, cargo, money and history. There is no
        way back.
      </Text>
      <Button color="red" variant="light" mt="sm" w="fit-content" onClick={dialog.open}>
        Delete the account …
      </Button>
      <Modal opened={opened} onClose={dialog.close} title="Delete your account?">
        <ConfirmForm username={username} close={dialog.close} />
      </Modal>
    </>
  );
}

function ConfirmForm({ username, close }: { readonly username: string; readonly close: () => void }) {
  const action = useAction();
  const changed = useSessionChange();
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [error, setError] = useState<unknown>();
  const isSure = typed === username && password !== "";
  const leave = async () => {
    setError(undefined);
    const call = api.delete("/api/auth/account", { body: { password } });
    if (await action.run(call, { onRefused: setError, done: "Account deleted." })) await changed(true);
  };
  return (
    <form
      aria-label="Delete the account"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSure) void leave();
      }}
    >
      <Stack gap="sm">
        <Text size="sm">This cannot be undone, not even by the operator.</Text>
        <TextInput
          label={`Type your user name, ${username}, to confirm`}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
          autoCapitalize="none"
          data-autofocus
        />
        <PasswordInput
          label="Your password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          autoComplete="current-password"
        />
        {error !== undefined && (
          <Alert color="red" variant="light" role="alert">
            {detailOf(error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" color="red" disabled={!isSure} loading={action.busy}>
            Delete account
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
