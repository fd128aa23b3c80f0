/** Lists archived games, which can be restored. */
import { Button, Group, Text, TextInput } from "@mantine/core";
import { ConfirmButton, ConfirmCall } from "@outbound/kit/web/confirm.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { useOpenDialog } from "@outbound/kit/web/elements/page-dialogs.tsx";
import { capitalised } from "@outbound/kit/web/format.ts";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { CommandsOff } from "@outbound/kit/web/use-action.ts";
import { IconArchive } from "@tabler/icons-react";
import { useContext, useState } from "react";
import { ARCHIVE_NAME_LIMIT } from "../../rules/values/limits.ts";
import { type Archive, api } from "../api.ts";
import { useGamePart, useWorld } from "../game/game.ts";
import { CleanCost } from "./clean-cost.tsx";
import { droppedText } from "./dropped-text.ts";
import classes from "./saves.module.css";
import { STATE_WORDS } from "./this-game.tsx";

export function Archives() {
  const archives = useGamePart("archives", api.get("/api/save/archives"));
  if (archives.length === 0) {
    return (
      <EmptyState icon={<IconArchive size={22} />} title="No archived games">
        When you start or import a game, the current one is archived here.
      </EmptyState>
    );
  }
  return (
    <ul>
      {archives.map((archive) => (
        <ArchiveRow key={archive.id} archive={archive} />
      ))}
    </ul>
  );
}

const WHEN = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

function ArchiveRow({ archive }: { readonly archive: Archive }) {
  const { id, seed, turn, score, difficulty, status, archivedAt } = archive;
  const name = archive.name ?? `seed ${seed}, turn ${turn}`;
  return (
    <li className={classes.archive}>
      <div className="breaks">
        <Text fw={600} className="tabular">
          {archive.name ?? `Seed ${seed}`}
        </Text>
        <Note>
          {archive.name !== null && `Seed ${seed}. `}
          {capitalised(difficulty)}, turn {turn}, score {score}, {STATE_WORDS[status]}
        </Note>
        <Note>
          Archived <time dateTime={archivedAt}>{WHEN.format(new Date(archivedAt))}</time>
        </Note>
      </div>
      <Group gap="xs">
        <NameArchive archive={archive} shown={name} />
        <ConfirmButton
          call={() => api.delete("/api/save/archives/{id}", { path: { id } })}
          text="Delete"
          label={`Delete: ${name}`}
          title="Delete this archived game?"
          confirm="Delete"
          done={`Deleted: ${name}.`}
        >
          <Text>The archived game ({name}) is deleted for good.</Text>
        </ConfirmButton>
        <ConfirmButton
          call={() => api.post("/api/save/restore", { body: { archiveId: id } })}
          text="Restore"
          label={`Restore: ${name}`}
          title="Restore this game?"
          confirm="Restore"
          isHarmless
          done={(replaced) => `Restored: ${name}.${droppedText(replaced)}`}
        >
          <Text>This game ({name}) becomes the current one and leaves this list.</Text>
          <Replaced />
          <CleanCost />
        </ConfirmButton>
      </Group>
    </li>
  );
}

/** Says what becomes of the current game when another one takes its place. */
export function Replaced() {
  const { save } = useWorld();
  return (
    <Note>
      Your current game (seed {save.seed}, turn {save.turn}) is archived.
    </Note>
  );
}

function NameArchive({ archive, shown }: { readonly archive: Archive; readonly shown: string }) {
  const openDialog = useOpenDialog();
  const isOff = useContext(CommandsOff) !== null;
  return (
    <Button
      variant="default"
      disabled={isOff}
      onClick={() => openDialog((close) => <NameQuestion archive={archive} onClose={close} />)}
      aria-label={`Name: ${shown}`}
    >
      Name
    </Button>
  );
}

/** Asks for a name of the archive; an empty one removes the name. */
function NameQuestion({ archive, onClose }: { readonly archive: Archive; readonly onClose: () => void }) {
  const [name, setName] = useState(archive.name ?? "");
  return (
    <ConfirmCall
      opened
      onClose={onClose}
      call={() =>
        api.patch("/api/save/archives/{id}", { path: { id: archive.id }, body: { name: name.trim() || null } })
      }
      title="Name this archived game"
      confirm="Save"
      done="Saved the name."
      isHarmless
    >
      <TextInput
        label="Name"
        description="Games with a name are kept longest."
        value={name}
        maxLength={ARCHIVE_NAME_LIMIT}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </ConfirmCall>
  );
}
