/** The public status page of the service. */
import { Stack, Title } from "@mantine/core";
import { ServiceFigures, STATUS_EVERY_MS } from "@outbound/kit/web/elements/service-figures.tsx";
import { TextLink } from "@outbound/kit/web/elements/text-link.tsx";
import { integer } from "@outbound/kit/web/format.ts";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useStatus } from "../use-status.ts";
import { PublicFrame } from "./public-frame.tsx";

export default function StatusPage() {
  usePageTitle("Status");
  const status = useStatus({ refetchInterval: STATUS_EVERY_MS });
  return (
    <PublicFrame>
      <Stack>
        <Title order={1}>Status</Title>
        <QueryState query={status} what="the status" />
        {status.data && (
          <ServiceFigures
            status={status.data}
            figures={[
              ["Players", integer(status.data.players)],
              ["Online", integer(status.data.playersOnline)],
              ["Planes", integer(status.data.planes)],
              ["Flying or in repair", integer(status.data.planesActive)],
              ["World time", worldTime(status.data.clockMs, status.data.clockRuns)],
            ]}
          />
        )}
        {status.data?.rankingIsPublic && <TextLink href="/ranking">Ranking</TextLink>}
      </Stack>
    </PublicFrame>
  );
}

const worldTime = (clockMs: number, runs: boolean): string =>
  `${new Date(clockMs).toISOString().slice(0, 16).replace("T", " ")}${runs ? "" : ", paused"}`;
