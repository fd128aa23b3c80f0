/** Lists the player's sessions, with a button to end each one. */
import { Badge, Button, Group, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api, type Session } from "../api.ts";
import { realInstant } from "../real-time.ts";
import { programName } from "./program-name.ts";

export const SESSIONS = ["sessions"];

export function SessionsList() {
  const sessions = useRead(SESSIONS, api.get("/api/auth/sessions"));
  if (!sessions.isSuccess) return <QueryState query={sessions} what="your sessions" />;
  return (
    <ul className="divided" aria-label="Sessions">
      {sessions.data.sessions.map((session) => (
        <SessionRow key={session.id} session={session} refresh={() => void sessions.refetch()} />
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
    <Group component="li" justify="space-between" wrap="nowrap" py="0.65rem">
      <div>
        <Group gap="xs">
          <Text fw={600} size="sm">
            {program}
          </Text>
          {current && <Badge variant="light">This one</Badge>}
        </Group>
        <Note size="xs">
          From {address}, since {realInstant(createdAt)}, used last about {realInstant(lastUsedAt)}
        </Note>
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
    </Group>
  );
}
