/** The fields for the galaxy of a new game: seed and difficulty. */
import { Radio, Stack, TextInput } from "@mantine/core";
import { capitalised } from "@outbound/kit/web/format.ts";
import { useState } from "react";
import type { Difficulty } from "../../rules/values/limits.ts";
import { DIFFICULTY_NAMES, difficultyText } from "./difficulties.ts";
import { type SharedGame, seedOf } from "./shared-game.ts";

export interface GalaxyInput {
  /** The seed as typed. */
  readonly text: string;
  readonly difficulty: Difficulty;
}

export const useGalaxy = (shared: SharedGame | null) =>
  useState<GalaxyInput>({ text: shared?.seed?.toString() ?? "", difficulty: shared?.difficulty ?? "standard" });

interface GalaxyFieldsProps {
  readonly value: GalaxyInput;
  readonly onChange: (value: GalaxyInput) => void;
}

export const GalaxyFields = ({ value, onChange }: GalaxyFieldsProps) => (
  <>
    <TextInput
      label="Seed"
      description="The same seed and difficulty give the same galaxy. Leave empty for a random one."
      inputMode="numeric"
      autoComplete="off"
      placeholder="random"
      value={value.text}
      error={seedOf(value.text) === undefined && "A seed is a whole number from 0 to 9,007,199,254,740,991."}
      onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
    />
    <Radio.Group
      label="Difficulty"
      value={value.difficulty}
      onChange={(difficulty) => onChange({ ...value, difficulty: difficulty as Difficulty })}
    >
      <Stack gap="xs" mt="xs">
        {DIFFICULTY_NAMES.map((name) => (
          <Radio key={name} value={name} label={capitalised(name)} description={difficultyText(name)} />
        ))}
      </Stack>
    </Radio.Group>
  </>
);
