/** Shown while the service processes the landings that fell into its downtime. */
import { Progress, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { duration } from "@outbound/kit/web/format.ts";
import type { CatchingUpNotice } from "./catching-up.ts";
import { NoticePage } from "./notice-page.tsx";

export function CatchingUpPage({ notice: { share, realMsLeft } }: { readonly notice: CatchingUpNotice }) {
  const done = Math.floor(share * 100);
  return (
    <NoticePage tab="Catching up" title="Your planes are landing">
      <Text>The service was away for a while. The landings of that time happen now, each at its own instant.</Text>
      <Progress.Root size="lg">
        <Progress.Section value={done} aria-label={`Catching up: ${done} % done`} />
      </Progress.Root>
      <Note>
        {done} % done{realMsLeft > 0 && `, ${duration(realMsLeft)} to catch up with`}. The game opens here as soon as it
        is done.
      </Note>
    </NoticePage>
  );
}
