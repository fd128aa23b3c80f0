/** Renames a game, lists it for watchers, removes it from this browser, or deletes it. */
import { Button, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { ConfirmButton, Question } from "@outbound/kit/web/confirm.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { GAME_NAME_LIMIT } from "../../rules/values/limits.ts";
import { api, type GameOverview } from "../api.ts";
import { keepGame, MAIN_GAME } from "../game/which-game.ts";
import { changeOf } from "./listing-change.ts";

interface ManageDialogProps {
  readonly game: GameOverview;
  /** Removes the game from the browser's list. */
  readonly onForget: (id: string) => void;
  readonly onClose: () => void;
}

export function ManageDialog({ game, onForget, onClose }: ManageDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={`Manage ${game.name}`}>
      <Stack gap="lg">
        <GameForm game={game} onClose={onClose} />
        {game.id === MAIN_GAME ? (
          <Note>The main game cannot be deleted. You can start it over on its Game page.</Note>
        ) : (
          <Group gap="xs" justify="space-between">
            <RemoveButton onRemove={() => onForget(game.id ?? "")} />
            <DeleteButton game={game} onDone={() => onForget(game.id ?? "")} />
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}

function GameForm({ game: { id = "", name, listed }, onClose }: Omit<ManageDialogProps, "onForget">) {
  const queries = useQueryClient();
  const [text, setText] = useState(name);
  const [isListed, setListed] = useState(listed);
  const wanted = text.trim();
  return (
    <Stack>
      <TextInput
        label="Name of the game"
        maxLength={GAME_NAME_LIMIT}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Checkbox
        label="Listed"
        description="Others find it on the start page and watch it."
        checked={isListed}
        onChange={(event) => setListed(event.currentTarget.checked)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <ActionButton
          call={api.patch("/api/games/{id}", {
            path: { id },
            body: changeOf({ name, listed }, { name: wanted, listed: isListed }),
          })}
          disabled={wanted === ""}
          done={(saved) => `Saved: ${saved.name}.`}
          onDone={(saved) => {
            if (id !== MAIN_GAME) keepGame({ id, name: saved.name });
            void queries.invalidateQueries({ queryKey: ["games"] });
            onClose();
          }}
        >
          Save
        </ActionButton>
      </Group>
    </Stack>
  );
}

function RemoveButton({ onRemove }: { readonly onRemove: () => void }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        Remove from this browser
      </Button>
      <Question
        opened={opened}
        onClose={close}
        title="Remove this game from this browser?"
        confirm="Remove"
        onConfirm={onRemove}
      >
        <Text>The service keeps the game. Without its link to play you cannot return to it.</Text>
      </Question>
    </>
  );
}

function DeleteButton({ game: { id = "", name }, onDone }: Pick<ManageDialogProps, "game"> & { onDone: () => void }) {
  const queries = useQueryClient();
  return (
    <ConfirmButton
      text="Delete game"
      title={`Delete ${name}?`}
      confirm="Delete"
      call={() => api.delete("/api/games/{id}", { path: { id } })}
      done={`Deleted: ${name}.`}
      onDone={() => {
        onDone();
        void queries.invalidateQueries({ queryKey: ["games", "listed"] });
      }}
    >
      <Text>The game and its archives are deleted for everyone who plays or watches it.</Text>
    </ConfirmButton>
  );
}
