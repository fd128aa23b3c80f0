/** What an admin may do with a player. */
import { ActionIcon, Menu, Text } from "@mantine/core";
import { rowsAddress } from "@outbound/kit/web/admin/rows/listing.ts";
import { ConfirmCall } from "@outbound/kit/web/confirm.tsx";
import { IconDots, IconKey, IconTable, IconUserCheck, IconUserOff } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import { api } from "../api.ts";
import { useAdminRefresh } from "./admin-query.ts";
import { PasswordForm } from "./password-form.tsx";
import type { PlayerRow } from "./player-row.ts";
import { guarded } from "./session.ts";

export function PlayerActions({ player }: { readonly player: PlayerRow }) {
  const refresh = useAdminRefresh();
  const [asks, setAsks] = useState<"suspend" | "password">();
  const { id, username, isSuspended } = player;
  const suspended = !isSuspended;
  const close = () => setAsks(undefined);
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" size={40} aria-label={`Actions for ${username}`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={isSuspended ? <IconUserCheck size={16} aria-hidden /> : <IconUserOff size={16} aria-hidden />}
            onClick={() => setAsks("suspend")}
          >
            {isSuspended ? "Restore …" : "Suspend …"}
          </Menu.Item>
          <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => setAsks("password")}>
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
        opened={asks === "suspend"}
        onClose={close}
        title={suspended ? `Suspend ${username}?` : `Restore ${username}?`}
        confirm={suspended ? "Suspend the player" : "Restore the player"}
        call={() =>
          guarded(api.post("/api/admin/players/{playerId}/suspend", { path: { playerId: id }, body: { suspended } }))
        }
        done={suspended ? `${username} is suspended.` : `${username} can sign in again.`}
        onDone={refresh}
      >
        <Text>
          {suspended
            ? "The player is signed out everywhere and cannot sign in until you restore the account. Planes keep flying."
            : "The player can sign in with the same password as before."}
        </Text>
      </ConfirmCall>
      {asks === "password" && <PasswordForm player={player} onClose={close} />}
    </>
  );
}
