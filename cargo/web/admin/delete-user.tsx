/** Asks for the admin's own password, then deletes an admin. */
import { Text } from "@mantine/core";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { type AdminUser, api } from "../api.ts";
import { CurrentPassword } from "./current-password.tsx";
import { guarded } from "./session.ts";

interface DeleteUserProps {
  readonly user: AdminUser;
  readonly isOwn: boolean;
  onClose(): void;
}

export const DeleteUser = ({ user: { id, username }, isOwn, onClose }: DeleteUserProps) => (
  <Dialog opened onClose={onClose} title={`Delete the admin ${username}?`}>
    <CallForm
      submit="Delete the admin"
      button={{ color: "red" }}
      call={(value) =>
        guarded(api.delete("/api/admin/users/{userId}", { path: { userId: id }, body: { current: value("current") } }))
      }
      done={`${username} is no longer an admin.`}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errors) => (
        <>
          <Text size="sm">
            {isOwn
              ? "That is you: you are signed out at once and cannot sign in again."
              : "All sessions of this admin end at once. What the admin did stays in the audit."}
          </Text>
          <CurrentPassword error={errors.current} />
        </>
      )}
    </CallForm>
  </Dialog>
);
