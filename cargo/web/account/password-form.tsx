/** Changes the password. */
import { Checkbox, PasswordInput } from "@mantine/core";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { isExpired, TOKENS, useApiTokens } from "./api-tokens.tsx";
import { SESSIONS } from "./sessions-list.tsx";

export function PasswordForm() {
  const { username } = useGame().player;
  const queries = useQueryClient();
  const hasTokens = useApiTokens().data?.tokens.some((token) => !isExpired(token)) === true;
  const [keepTokens, setKeepTokens] = useState(false);
  return (
    <CallForm
      label="Change the password"
      submit="Change the password"
      button={{ style: { alignSelf: "flex-start" } }}
      layout={{ maw: 380 }}
      call={(value) =>
        api.post("/api/auth/password", { body: { current: value("current"), next: value("next"), keepTokens } })
      }
      done={`Password changed. All other sessions${hasTokens && !keepTokens ? " and your API tokens" : ""} have ended.`}
      onDone={() => {
        setKeepTokens(false);
        for (const queryKey of [SESSIONS, TOKENS]) void queries.invalidateQueries({ queryKey });
      }}
    >
      {(errors) => (
        <>
          {/* Password managers need the user name. */}
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
          {hasTokens && (
            <Checkbox
              label="Keep my API tokens"
              description="They are revoked otherwise: somebody who knew the old password may have made one."
              checked={keepTokens}
              onChange={({ currentTarget }) => setKeepTokens(currentTarget.checked)}
            />
          )}
        </>
      )}
    </CallForm>
  );
}
