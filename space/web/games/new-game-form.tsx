/** Starts a game of one's own: named, with a seed and a difficulty. */
import { Checkbox, Radio, Stack, Text, TextInput } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { capitalised } from "@outbound/kit/web/format.ts";
import { useState } from "react";
import { useSearch } from "wouter";
import { type Difficulty, GAME_NAME_LIMIT } from "../../rules/values/limits.ts";
import { api } from "../api.ts";
import { DIFFICULTY_NAMES, difficultyText } from "../saves/difficulties.ts";
import { seedOf, sharedGame } from "../saves/shared-game.ts";
import { enterNewGame } from "./enter-game.ts";

/** An address with a seed fills the form. */
export function NewGameForm() {
  const shared = sharedGame(useSearch());
  const [name, setName] = useState("");
  const [text, setText] = useState(shared?.seed?.toString() ?? "");
  const [difficulty, setDifficulty] = useState<Difficulty>(shared?.difficulty ?? "standard");
  const [isListed, setListed] = useState(false);
  const seed = seedOf(text);
  const body = {
    ...(name.trim() !== "" && { name: name.trim() }),
    ...(isListed && { listed: true }),
    difficulty,
    ...(typeof seed === "number" && { seed }),
  };
  return (
    <>
      <TextInput
        label="Name"
        placeholder="the ship's start star"
        maxLength={GAME_NAME_LIMIT}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label="Seed"
        description="The same seed and difficulty give the same galaxy. Leave empty for a random one."
        inputMode="numeric"
        autoComplete="off"
        placeholder="random"
        value={text}
        error={seed === undefined && "A seed is a whole number from 0 to 9,007,199,254,740,991."}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Radio.Group label="Difficulty" value={difficulty} onChange={(value) => setDifficulty(value as Difficulty)}>
        <Stack gap="xs" mt="xs">
          {DIFFICULTY_NAMES.map((one) => (
            <Radio key={one} value={one} label={capitalised(one)} description={difficultyText(one)} />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox
        label="Let others watch"
        description="The game is listed on this page."
        checked={isListed}
        onChange={(event) => setListed(event.currentTarget.checked)}
      />
      <ActionButton call={api.post("/api/games", { body })} disabled={seed === undefined} onDone={enterNewGame}>
        Start a new game
      </ActionButton>
      <Text size="sm" c="dimmed">
        The link to it stays in this browser. Keep a copy to play on another device.
      </Text>
    </>
  );
}
