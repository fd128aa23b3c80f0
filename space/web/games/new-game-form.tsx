/** Starts a game of the player's own, with a name, a seed and a difficulty. */
import { Checkbox, TextInput } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { useState } from "react";
import { useSearch } from "wouter";
import { GAME_NAME_LIMIT } from "../../rules/values/limits.ts";
import { api } from "../api.ts";
import { GalaxyFields, useGalaxy } from "../saves/galaxy-fields.tsx";
import { seedOf, sharedGame } from "../saves/shared-game.ts";
import { enterNewGame } from "./enter-game.ts";

/** A seed in the address fills the form. */
export function NewGameForm() {
  const [galaxy, setGalaxy] = useGalaxy(sharedGame(useSearch()));
  const [name, setName] = useState("");
  const [isListed, setListed] = useState(false);
  const seed = seedOf(galaxy.text);
  const body = {
    ...(name.trim() !== "" && { name: name.trim() }),
    ...(isListed && { listed: true }),
    difficulty: galaxy.difficulty,
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
      <GalaxyFields value={galaxy} onChange={setGalaxy} />
      <Checkbox
        label="Let others watch"
        description="The game is listed on this page."
        checked={isListed}
        onChange={(event) => setListed(event.currentTarget.checked)}
      />
      <ActionButton call={api.post("/api/games", { body })} disabled={seed === undefined} onDone={enterNewGame}>
        Start a new game
      </ActionButton>
      <Note>The link to it stays in this browser. Keep a copy to play on another device.</Note>
    </>
  );
}
