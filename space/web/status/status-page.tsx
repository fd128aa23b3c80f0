/** The status of the service, which anyone can read. */

import { ServiceFigures, STATUS_EVERY_MS } from "@outbound/kit/web/elements/service-figures.tsx";
import { integer } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api } from "../api.ts";
import { StartFrame } from "../start-frame.tsx";

export default function StatusPage() {
  const status = useRead(["status"], api.get("/api/status"), { refetchInterval: STATUS_EVERY_MS });
  return (
    <StartFrame>
      <Page title="Status" width={640}>
        <QueryState query={status} what="the status" />
        {status.data && (
          <ServiceFigures
            status={status.data}
            figures={[
              ["Games", integer(status.data.games)],
              ["Played today", integer(status.data.gamesPlayed)],
              ["Listed", integer(status.data.gamesListed)],
              ["Wins", integer(status.data.scores)],
            ]}
          />
        )}
      </Page>
    </StartFrame>
  );
}
