/** Archived games, which can be restored. */
import { Card, Stack, Text, Title } from "@mantine/core";
import { EmptyState, FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { IconArchive } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type Archive, api } from "../api.ts";
import { GAME, useWorld } from "../game/game.ts";
import { ConfirmAction } from "./confirm-action.tsx";
import { difficultyName } from "./difficulties.ts";
import classes from "./saves.module.css";

export function Archives() {
  const archives = useQuery({
    queryKey: [GAME, "archives"],
    queryFn: ({ signal }) => api.get("/api/save/archives").send({ signal }),
  });
  return (
    <Card component="section" aria-labelledby="archives">
      <Stack gap="sm">
        <Title order={2} id="archives">
          Archived games
        </Title>
        {archives.isPending && <LoadingState what="archived games" />}
        {archives.isError && <FailedState error={archives.error} retry={() => void archives.refetch()} />}
        {archives.data?.length === 0 && (
          <EmptyState icon={<IconArchive size={22} />} title="No archived games">
            When you start or import a game, the current one is archived here.
          </EmptyState>
        )}
        {archives.data !== undefined && archives.data.length > 0 && (
          <ul className={classes.archives}>
            {archives.data.map((archive) => (
              <ArchiveRow key={archive.id} archive={archive} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

const STATES = { active: "in progress", won: "won", lost: "lost" } as const;
const WHEN = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

function ArchiveRow({ archive }: { readonly archive: Archive }) {
  const { save } = useWorld();
  const name = `seed ${archive.seed}, turn ${archive.turn}`;
  return (
    <li className={classes.archive}>
      <div>
        <Text fw={600} className="tabular">
          Seed {archive.seed}
        </Text>
        <Text size="sm" c="dimmed">
          {difficultyName(archive.difficulty)}, turn {archive.turn}, score {archive.score}, {STATES[archive.status]}
        </Text>
        <Text size="sm" c="dimmed">
          Archived <time dateTime={archive.archivedAt}>{WHEN.format(new Date(archive.archivedAt))}</time>
        </Text>
      </div>
      <ConfirmAction
        variant="default"
        call={api.post("/api/save/restore", { body: { archiveId: archive.id } })}
        text="Restore"
        label={`Restore: ${name}`}
        question="Restore this game?"
        confirm="Restore"
        done={`Restored: ${name}.`}
      >
        <Text>This game ( {name} ) becomes the current one.</Text>
        <Text size="sm" c="dimmed" mt="xs">
          Your current game (seed {save.seed}, turn {save.turn}) is archived: nothing is lost.
        </Text>
      </ConfirmAction>
    </li>
  );
}
