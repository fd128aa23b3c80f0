/** The frame of the admin panel: its pages, and a link back to the game. */
import { Text } from "@mantine/core";
import { IconArrowBackUp, IconTable } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Note } from "../elements/note.tsx";
import { TabSubject } from "../page.tsx";
import { Shell, type ShellPage } from "../shell.tsx";

export interface AdminFrameProps {
  readonly name: string;
  readonly logo: ReactNode;
  /** Pages besides the tables. */
  readonly pages?: readonly ShellPage[];
  /** The logged-in admin, if the game has accounts. */
  readonly user?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const TABLES: ShellPage = { path: "/admin/tables", label: "Tables", icon: IconTable };
const GAME: ShellPage = { path: "/", label: "Back to the game", icon: IconArrowBackUp, minor: true };

export function AdminFrame({ name, logo, pages = [], user, actions, children }: AdminFrameProps) {
  return (
    <Shell
      name={name}
      logo={logo}
      pages={[TABLES, ...pages, GAME]}
      status={
        <Note truncate>
          <Text span inherit {...(user !== undefined && { visibleFrom: "sm" })}>
            Administration{user !== undefined && ", "}
          </Text>
          {user}
        </Note>
      }
      actions={actions}
    >
      <TabSubject value="Administration">{children}</TabSubject>
    </Shell>
  );
}
