/** What an admin may do with a player. */
import { Menu, Modal, PasswordInput, Text } from "@mantine/core";
import { rowsAddress } from "@outbound/kit/web/admin/rows/listing.ts";
import { ConfirmCall } from "@outbound/kit/web/confirm.tsx";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { IconDots, IconKey, IconTable, IconUserCheck, IconUserOff } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import { api } from "../api.ts";
import { CurrentPassword } from "./current-password.tsx";
import { guarded } from "./session.ts";

interface PlayerActionsProps {
  readonly player: { readonly id: number; readonly username: string; readonly isSuspended: boolean };
}

export function PlayerActions({ player }: PlayerActionsProps) {
  const [dialog, setDialog] = useState<"suspend" | "password">();
  const { id, username, isSuspended } = player;
  const suspended = !isSuspended;
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <IconButton icon={IconDots} variant="default" size={40} label={`Actions for ${username}`} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={isSuspended ? <IconUserCheck size={16} aria-hidden /> : <IconUserOff size={16} aria-hidden />}
            onClick={() => setDialog("suspend")}
          >
            {isSuspended ? "Restore …" : "Suspend …"}
          </Menu.Item>
          <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => setDialog("password")}>
            Set a password …
          </Menu.Item>
          <Menu.Item
            component={Link}
            href={rowsAddress("players", "id", id)}
            leftSection={<IconTable size={16} aria-hidden />}
          >
            Edit the row
          </Menu.Item>
          <Menu.Item
            component={Link}
            href={rowsAddress("planes", "owner_id", id)}
            leftSection={<IconTable size={16} aria-hidden />}
          >
            Planes
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmCall
        signedIn
        opened={dialog === "suspend"}
        onClose={close}
        title={suspended ? `Suspend ${username}?` : `Restore ${username}?`}
        confirm={suspended ? "Suspend the player" : "Restore the player"}
        call={() =>
          guarded(api.post("/api/admin/players/{playerId}/suspend", { path: { playerId: id }, body: { suspended } }))
        }
        done={suspended ? `${username} is suspended.` : `${username} can sign in again.`}
      >
        <Text>
          {suspended
            ? "The player is signed out everywhere and cannot sign in until you restore the account. Planes keep flying."
            : "The player can sign in with the same password as before."}
        </Text>
      </ConfirmCall>
      {dialog === "password" && <PasswordForm player={player} onClose={close} />}
    </>
  );
}

/** Sets a new password for a player who lost the old one. */
function PasswordForm({ player: { id, username }, onClose }: PlayerActionsProps & { readonly onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={`Set a password for ${username}`}>
      <CallForm
        submit="Set the password"
        call={(value) =>
          guarded(
            api.post("/api/admin/players/{playerId}/password", {
              path: { playerId: id },
              body: { current: value("current"), password: value("password") },
            }),
          )
        }
        done={`${username} has a new password.`}
        onDone={onClose}
        onCancel={onClose}
      >
        {(errors) => (
          <>
            <Text size="sm">The player is signed out everywhere and signs in again with the new password.</Text>
            <PasswordInput
              name="password"
              label="New password"
              description="At least 8 characters. It is not shown again, so note it now."
              required
              minLength={8}
              autoComplete="new-password"
              data-autofocus
              error={errors.password}
            />
            <CurrentPassword error={errors.current} />
          </>
        )}
      </CallForm>
    </Modal>
  );
}
