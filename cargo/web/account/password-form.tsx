/** Sets another password. */
import { Button, PasswordInput, Stack } from "@mantine/core";
import { FormRefusal } from "@outbound/kit/web/form-refusal.tsx";
import { fieldErrors } from "@outbound/kit/web/problem.ts";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { type FormEvent, useState } from "react";
import { api } from "../api.ts";

export function PasswordForm({ username, onChanged }: { readonly username: string; readonly onChanged: () => void }) {
  const action = useAction();
  const [error, setError] = useState<unknown>();
  const fields = fieldErrors(error);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const body = { current: String(given.get("current")), next: String(given.get("next")) };
    setError(undefined);
    const isSet = await action.run(api.post("/api/auth/password", { body }), {
      onRefused: setError,
      done: "Password changed. All other sessions have ended.",
    });
    if (!isSet) return;
    form.reset();
    onChanged();
  }

  return (
    <form onSubmit={submit} aria-label="Change the password">
      <Stack gap="sm" maw={380}>
        {/* Password managers want to know whose it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          name="current"
          label="Current password"
          required
          autoComplete="current-password"
          error={fields.current}
        />
        <PasswordInput
          name="next"
          label="New password"
          required
          minLength={8}
          autoComplete="new-password"
          description="At least 8 characters. All other sessions end."
          error={fields.next}
        />
        <FormRefusal error={error} />
        <Button type="submit" loading={action.busy} style={{ alignSelf: "flex-start" }}>
          Change the password
        </Button>
      </Stack>
    </form>
  );
}
