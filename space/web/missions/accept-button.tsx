/** Accepts a mission, and says before what that will mean. */
import { Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { detailOf } from "@outbound/kit/web/problem.ts";
import { useQuery } from "@tanstack/react-query";
import { api, type Mission } from "../api.ts";
import { GAME, useGameRefresh } from "../game/game.ts";

interface AcceptProps {
  readonly mission: Mission;
}

const acceptCall = ({ id }: Mission) => api.post("/api/missions/{id}/accept", { path: { id } });

export function AcceptButton({ mission }: AcceptProps) {
  const refresh = useGameRefresh();
  return (
    <ActionButton
      call={acceptCall(mission)}
      label={`Accept: ${mission.text}`}
      onDone={() => void refresh()}
      done={({ mission: taken }) => `Accepted. ${taken.text}`}
    >
      Accept
    </ActionButton>
  );
}

/** What the service's dry run says. */
export function AcceptOutlook({ mission }: AcceptProps) {
  const { data, error } = useQuery({
    queryKey: [GAME, "accept-preview", mission.id],
    queryFn: ({ signal }) => acceptCall(mission).preview().send({ signal }),
    retry: false,
  });
  return (
    <Text size="sm" c="dimmed">
      {error === null ? outlookOf(mission, data?.mission) : detailOf(error)}
    </Text>
  );
}

const FREE = "Free and takes no time";

function outlookOf(before: Mission, after: Mission | undefined): string {
  if (after === undefined) return `${FREE}.`;
  if (after.deadline === null) return `${FREE}. From then on there is no deadline.`;
  return before.deadline === after.deadline
    ? `${FREE}; the deadline stays.`
    : `${FREE}. Deadline: turn ${after.deadline}.`;
}
