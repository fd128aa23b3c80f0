/** Starts another game, from a given or a random seed. */
import { Radio, Stack, Text, TextInput } from "@mantine/core";
import { capitalised } from "@outbound/kit/web/format.ts";
import { useState } from "react";
import { useLocation } from "wouter";
import type { Difficulty } from "../../rules/values/limits.ts";
import { api } from "../api.ts";
import { useWorld } from "../game/game.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { DIFFICULTY_NAMES, difficultyText } from "./difficulties.ts";
import { seedOf } from "./shared-game.ts";

export function NewGame() {
  const { save } = useWorld();
  const [, goTo] = useLocation();
  const [text, setText] = useState("");
  const [difficulty, setDifficulty] = useState<Difficulty>("standard");
  const seed = seedOf(text);
  return (
    <>
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
          {DIFFICULTY_NAMES.map((name) => (
            <Radio key={name} value={name} label={capitalised(name)} description={difficultyText(name)} />
          ))}
        </Stack>
      </Radio.Group>
      <div>
        <ConfirmButton
          call={() => api.post("/api/save/new", { body: { ...(typeof seed === "number" && { seed }), difficulty } })}
          text="Start a new game"
          variant={save.status === "active" ? "default" : "filled"}
          disabled={seed === undefined}
          title="Start a new game?"
          confirm="Start"
          done={(world) => `New game: seed ${world.save.seed}, ${world.save.difficulty}. The old one is archived.`}
          onDone={() => goTo("/")}
        >
          <Text>
            {typeof seed === "number" ? `Seed ${seed}` : "Random seed"}, {difficulty}: {difficultyText(difficulty)}.
          </Text>
          <Text size="sm" c="dimmed">
            Your current game (seed {save.seed}, turn {save.turn}, score {save.score}) is archived and can be restored
            on this page.
          </Text>
        </ConfirmButton>
      </div>
    </>
  );
}
