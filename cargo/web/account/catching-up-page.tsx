/** What players see until the landings of the time without the service have happened. */
import { Card, Progress, Stack, Text, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { duration } from "@outbound/kit/web/format.ts";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import { Logo } from "../logo.tsx";
import type { CatchingUpNotice } from "./catching-up.ts";
import classes from "./suspended-page.module.css";

export function CatchingUpPage({ notice: { share, realMsLeft } }: { readonly notice: CatchingUpNotice }) {
  usePageTitle("Catching up");
  const done = Math.floor(share * 100);
  return (
    <main className={classes.page}>
      <Card padding="xl" shadow="lg" maw={520}>
        <Stack>
          <Logo size={44} />
          <Title order={1} fz={26}>
            Your planes are landing
          </Title>
          <Text>The service was away for a while. The landings of that time happen now, each at its own instant.</Text>
          <Progress.Root size="lg">
            <Progress.Section value={done} aria-label={`Catching up: ${done} % done`} />
          </Progress.Root>
          <Note>
            {done} % done{realMsLeft > 0 && `, ${duration(realMsLeft)} to catch up with`}. The game opens here as soon
            as it is done.
          </Note>
        </Stack>
      </Card>
    </main>
  );
}
