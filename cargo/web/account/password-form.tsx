/** Sets another password. */
import { PasswordInput } from "@mantine/core";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { SESSIONS } from "./sessions-list.tsx";

export function PasswordForm() {
  const { username } = useGame().player;
  const queries = useQueryClient();
  return (
    <CallForm
      label="Change the password"
      submit="Change the password"
      button={{ style: { alignSelf: "flex-start" } }}
      layout={{ maw: 380 }}
      call={(value) => api.post("/api/auth/password", { body: { current: value("current"), next: value("next") } })}
      done="Password changed. All other sessions have ended."
      onDone={() => void queries.invalidateQueries({ queryKey: SESSIONS })}
    >
      {(errors) => (
        <>
          {/* For password managers. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordInput
            name="current"
            label="Current password"
            required
            autoComplete="current-password"
            error={errors.current}
          />
          <PasswordInput
            name="next"
            label="New password"
            required
            minLength={8}
            autoComplete="new-password"
            description="At least 8 characters. All other sessions end."
            error={errors.next}
          />
        </>
      )}
    </CallForm>
  );
}
