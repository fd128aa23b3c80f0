/** Deletes the account once the player has typed the user name and the password. */
import { Button, PasswordInput, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { useState } from "react";
import { api } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { useSessionChange } from "./session.ts";

export function DeleteAccount() {
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Text size="sm">
        Deletes your company with everything in it: planes, even those in flight, cargo, cash and history. This cannot
        be undone.
      </Text>
      <Button color="red" variant="light" mt="sm" w="fit-content" onClick={dialog.open}>
        Delete the account …
      </Button>
      <Dialog opened={opened} onClose={dialog.close} title="Delete your account?">
        <ConfirmForm close={dialog.close} />
      </Dialog>
    </>
  );
}

function ConfirmForm({ close }: { readonly close: () => void }) {
  const { username } = useGame().player;
  const changed = useSessionChange();
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const isConfirmed = typed === username && password !== "";
  return (
    <CallForm
      label="Delete the account"
      submit="Delete account"
      button={{ color: "red", disabled: !isConfirmed }}
      call={() => api.delete("/api/auth/account", { body: { password } })}
      done="Account deleted."
      onDone={() => void changed(true)}
      onCancel={close}
    >
      {(errors) => (
        <>
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
            error={errors.password}
          />
        </>
      )}
    </CallForm>
  );
}
