/** The account menu in the header: user name, link to the account page, and sign-out. On a phone, "More" links to the page. */
import { Menu } from "@mantine/core";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { IconBook, IconLicense, IconLogout, IconSettings, IconUserCircle } from "@tabler/icons-react";
import { Link } from "wouter";
import { useGame } from "../live/live.tsx";
import { useSignOut } from "./session.ts";

export function AccountMenu() {
  const { player } = useGame();
  const signOut = useSignOut();
  return (
    <Menu position="bottom-end" shadow="md" width={220} withinPortal={false}>
      <Menu.Target>
        <IconButton
          icon={IconUserCircle}
          iconSize={22}
          size="lg"
          visibleFrom="sm"
          label={`Account of ${player.username}`}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {player.companyName}
          {player.companyName !== player.username && `, ${player.username}`}
        </Menu.Label>
        <Menu.Item component={Link} href="/account" leftSection={<IconSettings size={16} aria-hidden />}>
          Account
        </Menu.Item>
        <Menu.Item component="a" href="/guide" leftSection={<IconBook size={16} aria-hidden />}>
          Guide
        </Menu.Item>
        <Menu.Item component="a" href="/licenses" leftSection={<IconLicense size={16} aria-hidden />}>
          Licences
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
