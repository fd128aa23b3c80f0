/** A page with one card that says why the player cannot enter the game. */
import { Card, Stack, Title } from "@mantine/core";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import type { ReactNode } from "react";
import { Logo } from "../logo.tsx";
import classes from "./notice-page.module.css";

interface NoticePageProps {
  /** Title of the browser tab. */
  readonly tab: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function NoticePage({ tab, title, children }: NoticePageProps) {
  usePageTitle(tab);
  return (
    <main className={classes.page}>
      <Card padding="xl" shadow="lg" maw={520}>
        <Stack>
          <Logo size={44} />
          <Title order={1} fz={26}>
            {title}
          </Title>
          {children}
        </Stack>
      </Card>
    </main>
  );
}
