/** Begins another game, from a seed or from chance. */
import { Alert, Card, Radio, Stack, Text, TextInput, Title } from "@mantine/core";
import { tellRefused } from "@outbound/kit/web/notify.tsx";
import { fieldErrors } from "@outbound/kit/web/problem.ts";
import { IconLink } from "@tabler/icons-react";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { Difficulty } from "../../rules/values/limits.ts";
import { api } from "../api.ts";
import { useWorld } from "../game/game.ts";
import { ConfirmAction } from "./confirm-action.tsx";
import { difficultyName, difficultyText } from "./difficulties.ts";
import { DIFFICULTY_NAMES, type SharedGame, seedOf, sharedGame } from "./shared-game.ts";

/** An address with another seed fills the form anew. */
export function NewGame() {
  const search = useSearch();
  return <NewGameForm key={search} shared={sharedGame(search)} />;
}

function NewGameForm({ shared }: { readonly shared: SharedGame | null }) {
  const { save } = useWorld();
  const [, goTo] = useLocation();
  const [text, setText] = useState(shared?.seed?.toString() ?? "");
  const [difficulty, setDifficulty] = useState<Difficulty>(shared?.difficulty ?? "standard");
  const [refused, setRefused] = useState<string>();
  const seed = seedOf(text);
  const wrong = seed === undefined ? "A seed is a whole number from 0 to 9,007,199,254,740,991." : refused;
  const call = api.post("/api/save/new", { body: { ...(typeof seed === "number" ? { seed } : {}), difficulty } });
  return (
    <Card component="section" aria-labelledby="new-game">
      <Stack>
        <Title order={2} id="new-game">
          New game
        </Title>
        {shared && (
          <Alert variant="light" icon={<IconLink aria-hidden />} title="Somebody shared a galaxy with you">
            Seed {shared.seed}, {difficultyName(shared.difficulty).toLowerCase()}. Begin when you like; your present
            game is kept.
          </Alert>
        )}
        <TextInput
          label="Seed"
          description="The same seed and difficulty give the same galaxy. Left empty, chance decides."
          inputMode="numeric"
          autoComplete="off"
          placeholder="by chance"
          value={text}
          error={wrong}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setRefused(undefined);
          }}
        />
        <Radio.Group label="Difficulty" value={difficulty} onChange={(value) => setDifficulty(value as Difficulty)}>
          <Stack gap="xs" mt="xs">
            {DIFFICULTY_NAMES.map((name) => (
              <Radio key={name} value={name} label={difficultyName(name)} description={difficultyText(name)} />
            ))}
          </Stack>
        </Radio.Group>
        <div>
          <ConfirmAction
            call={call}
            text="Start a new game"
            disabled={seed === undefined}
            question="Start a new game?"
            confirm="Start it"
            done={(world) =>
              `A new game began: seed ${world.save.seed}, ${world.save.difficulty}. The old one is among the archived games.`
            }
            onDone={() => goTo("/")}
            onRefused={(error) => {
              setRefused(fieldErrors(error).seed);
              tellRefused(error);
            }}
          >
            <Text>
              {typeof seed === "number" ? `Seed ${seed}` : "A seed by chance"}, {difficulty}:{" "}
              {difficultyText(difficulty)}.
            </Text>
            <Text size="sm" c="dimmed" mt="xs">
              Your present game (seed {save.seed}, turn {save.turn}, score {save.score}) is archived and can be taken up
              again on this page.
            </Text>
          </ConfirmAction>
        </div>
      </Stack>
    </Card>
  );
}
