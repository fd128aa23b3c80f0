/** Where the player is signed in, and the end of each of these sessions. */
import { Badge, Button, Group, Text } from "@mantine/core";
import { FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { useQuery } from "@tanstack/react-query";
import { api, type Session } from "../api.ts";
import { realInstant } from "../history/real-time.ts";
import { programName } from "./program-name.ts";
import classes from "./sessions-list.module.css";

export const SESSIONS = ["sessions"];

export function SessionsList() {
  const sessions = useQuery({ queryKey: SESSIONS, queryFn: () => api.get("/api/auth/sessions").send() });
  const refresh = () => void sessions.refetch();
  if (sessions.isPending) return <LoadingState what="your sessions" />;
  if (sessions.isError) return <FailedState error={sessions.error} retry={refresh} />;
  return (
    <ul className={classes.list} aria-label="Sessions">
      {sessions.data.sessions.map((session) => (
        <SessionRow key={session.id} session={session} refresh={refresh} />
      ))}
    </ul>
  );
}

function SessionRow({ session, refresh }: { readonly session: Session; readonly refresh: () => void }) {
  const action = useAction();
  const { id, current, userAgent, address, createdAt, lastUsedAt } = session;
  const program = programName(userAgent);
  const end = async () => {
    const call = api.delete("/api/auth/sessions/{sessionId}", { path: { sessionId: id } });
    await action.run(call, { done: `The session of ${program} has ended.` });
    refresh();
  };
  return (
    <li className={classes.row}>
      <div>
        <Group gap="xs">
          <Text fw={600} size="sm">
            {program}
          </Text>
          {current && <Badge variant="light">This one</Badge>}
        </Group>
        <Text size="xs" c="dimmed">
          From {address}, since {realInstant(createdAt)}, used last about {realInstant(lastUsedAt)}
        </Text>
      </div>
      {!current && (
        <Button
          variant="default"
          loading={action.busy}
          onClick={() => void end()}
          aria-label={`End the session of ${program}, since ${realInstant(createdAt)}`}
        >
          End
        </Button>
      )}
    </li>
  );
}
