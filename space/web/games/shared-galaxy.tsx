/** Shows the galaxy of a friend's link, with a button that starts a game of the player's own in it. */
import { Alert, Group, Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { IconLink } from "@tabler/icons-react";
import { useSearch } from "wouter";
import { api } from "../api.ts";
import { difficultyText } from "../saves/difficulties.ts";
import { sharedGame } from "../saves/shared-game.ts";
import { enterNewGame } from "./enter-game.ts";

/** Renders nothing without a seed in the address. */
export function SharedGalaxy() {
  const shared = sharedGame(useSearch());
  if (shared === null) return null;
  const { seed, difficulty } = shared;
  return (
    <Alert mb="md" variant="light" icon={<IconLink aria-hidden />} title="A shared galaxy">
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          Seed {seed}, {difficulty}: {difficultyText(difficulty)}. It becomes a game of its own; your other games stay
          as they are.
        </Text>
        <ActionButton call={api.post("/api/games", { body: { seed, difficulty } })} onDone={enterNewGame}>
          Play this galaxy
        </ActionButton>
      </Group>
    </Alert>
  );
}
