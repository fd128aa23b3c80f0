/** Adds an admin, or changes an admin's name or password. */
import { PasswordInput, TextInput } from "@mantine/core";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { type AdminUser, api } from "../api.ts";
import { CurrentPassword } from "./current-password.tsx";
import { guarded } from "./session.ts";

interface UserFormProps {
  readonly edited: AdminUser | "new";
  readonly own: number;
  onClose(): void;
}

export function UserForm({ edited, own, onClose }: UserFormProps) {
  const isNew = edited === "new";
  return (
    <Dialog opened onClose={onClose} title={isNew ? "Add an admin" : `Change ${edited.username}`}>
      <CallForm
        submit={isNew ? "Add the admin" : "Save"}
        call={(value) => changeCall(edited, value)}
        done={({ username }) => (isNew ? `${username} can sign in now.` : `${username} is changed.`)}
        onDone={onClose}
        onCancel={onClose}
      >
        {(errors) => (
          <>
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
              error={errors.username}
            />
            <PasswordInput
              name="password"
              label={isNew ? "Password" : "New password"}
              description={isNew ? "At least 8 characters" : passwordHint(edited.id === own)}
              required={isNew}
              minLength={8}
              autoComplete="new-password"
              error={errors.password}
            />
            <CurrentPassword error={errors.current} />
          </>
        )}
      </CallForm>
    </Dialog>
  );
}

/** Returns the call that saves the changes; undefined if nothing has changed. */
function changeCall(edited: AdminUser | "new", value: (name: string) => string) {
  const [username, password] = [value("username"), value("password")];
  const current = value("current");
  if (edited === "new") return guarded(api.post("/api/admin/users", { body: { current, username, password } }));
  const changes = {
    ...(username !== edited.username && { username }),
    ...(password !== "" && { password }),
  };
  if (Object.keys(changes).length === 0) return undefined;
  const body = { current, ...changes };
  return guarded(api.patch("/api/admin/users/{userId}", { path: { userId: edited.id }, body }));
}

const passwordHint = (isOwn: boolean): string =>
  `At least 8 characters; empty to keep it. It ends ${isOwn ? "your other sessions" : "all sessions of this admin"}.`;
