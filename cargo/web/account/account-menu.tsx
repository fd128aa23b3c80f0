/** Who is signed in, and the way out; on a phone both are behind "More". */
import { ActionIcon, Menu } from "@mantine/core";
import { IconLogout, IconSettings, IconUserCircle } from "@tabler/icons-react";
import { Link } from "wouter";
import { useGame } from "../live/live.tsx";
import { useSignOut } from "./session.ts";

export function AccountMenu() {
  const { player } = useGame();
  const signOut = useSignOut();
  return (
    <Menu position="bottom-end" shadow="md" width={220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          visibleFrom="sm"
          aria-label={`Account of ${player.username}`}
        >
          <IconUserCircle size={22} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {player.companyName}
          {player.companyName !== player.username && `, ${player.username}`}
        </Menu.Label>
        <Menu.Item component={Link} href="/account" leftSection={<IconSettings size={16} aria-hidden />}>
          Account
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
