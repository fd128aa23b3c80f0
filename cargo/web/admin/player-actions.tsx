/** Menu of the actions that an admin can take on a player. */
import { Menu, NativeSelect, PasswordInput, Text, TextInput } from "@mantine/core";
import { rowsAddress } from "@outbound/kit/web/admin/rows/listing.ts";
import { ConfirmCall } from "@outbound/kit/web/confirm.tsx";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { useOpenDialog } from "@outbound/kit/web/elements/page-dialogs.tsx";
import { IconCoinEuro, IconDots, IconKey, IconTable, IconUserCheck, IconUserOff } from "@tabler/icons-react";
import { Link } from "wouter";
import { LONGEST_REASON } from "../../rules/values/limits.ts";
import { api } from "../api.ts";
import { CashForm } from "./cash-form.tsx";
import { CurrentPassword } from "./current-password.tsx";
import { guarded } from "./session.ts";

interface PlayerActionsProps {
  readonly player: {
    readonly id: number;
    readonly username: string;
    readonly isSuspended: boolean;
    /** Cash in whole euros. */
    readonly money: number;
  };
}

export function PlayerActions({ player }: PlayerActionsProps) {
  const openDialog = useOpenDialog();
  const { id, username, isSuspended, money } = player;
  return (
    // Rendered in the main part of the page: inside the table, the menu would be cut off.
    <Menu position="bottom-end" shadow="md" portalProps={{ target: "#main" }}>
      <Menu.Target>
        <IconButton icon={IconDots} variant="default" size={40} label={`Actions for ${username}`} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={isSuspended ? <IconUserCheck size={16} aria-hidden /> : <IconUserOff size={16} aria-hidden />}
          onClick={() =>
            openDialog((close) =>
              isSuspended ? (
                <RestoreQuestion player={player} onClose={close} />
              ) : (
                <SuspendForm player={player} onClose={close} />
              ),
            )
          }
        >
          {isSuspended ? "Restore …" : "Suspend …"}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconKey size={16} aria-hidden />}
          onClick={() => openDialog((close) => <PasswordForm player={player} onClose={close} />)}
        >
          Set a password …
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCoinEuro size={16} aria-hidden />}
          onClick={() =>
            openDialog((close) => <CashForm playerId={id} name={username} money={money} onClose={close} />)
          }
        >
          Adjust the cash …
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
  );
}

type DialogProps = PlayerActionsProps & { readonly onClose: () => void };

const RestoreQuestion = ({ player: { id, username }, onClose }: DialogProps) => (
  <ConfirmCall
    signedIn
    opened
    onClose={onClose}
    title={`Restore ${username}?`}
    confirm="Restore the player"
    call={() => suspend(id, { suspended: false })}
    done={`${username} can sign in again.`}
  >
    <Text>The player can sign in with the same password as before.</Text>
  </ConfirmCall>
);

const suspend = (playerId: number, body: { suspended: boolean; reason?: string; hours?: number }) =>
  guarded(api.post("/api/admin/players/{playerId}/suspend", { path: { playerId }, body }));

/** Menu entries, with the hours of a suspension. */
const DURATIONS = [
  { value: "", label: "Until you restore the account" },
  { value: "1", label: "An hour" },
  { value: "24", label: "A day" },
  { value: "168", label: "A week" },
  { value: "720", label: "30 days" },
];

function SuspendForm({ player: { id, username }, onClose }: DialogProps) {
  return (
    <Dialog opened onClose={onClose} title={`Suspend ${username}?`}>
      <CallForm
        submit="Suspend the player"
        button={{ color: "red" }}
        call={(value) => {
          const [reason, hours] = [value("reason").trim(), value("hours")];
          return suspend(id, {
            suspended: true,
            ...(reason !== "" && { reason }),
            ...(hours !== "" && { hours: Number(hours) }),
          });
        }}
        done={`${username} is suspended.`}
        onDone={onClose}
        onCancel={onClose}
      >
        {(errors) => (
          <>
            <Text size="sm">
              The player cannot sign in, and open sessions are refused. The player is shown the reason and the end.
              Planes keep flying.
            </Text>
            <TextInput
              name="reason"
              label="Reason"
              description="The player reads this"
              maxLength={LONGEST_REASON}
              data-autofocus
              error={errors.reason}
            />
            <NativeSelect name="hours" label="For how long" data={DURATIONS} error={errors.hours} />
          </>
        )}
      </CallForm>
    </Dialog>
  );
}

/** Sets a new password for a player who forgot the old one. */
function PasswordForm({ player: { id, username }, onClose }: DialogProps) {
  return (
    <Dialog opened onClose={onClose} title={`Set a password for ${username}`}>
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
    </Dialog>
  );
}
