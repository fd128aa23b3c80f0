/** Starts another game, from a given or a random seed. */
import { Text } from "@mantine/core";
import { ConfirmButton } from "@outbound/kit/web/confirm.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { useLocation } from "wouter";
import { api } from "../api.ts";
import { useWorld } from "../game/game.ts";
import { CURRENT_GAME } from "../game/which-game.ts";
import { StartOverCost } from "./clean-cost.tsx";
import { difficultyText } from "./difficulties.ts";
import { droppedText } from "./dropped-text.ts";
import { GalaxyFields, useGalaxy } from "./galaxy-fields.tsx";
import { seedOf } from "./shared-game.ts";

export function NewGame() {
  const { save } = useWorld();
  const [, goTo] = useLocation();
  const [galaxy, setGalaxy] = useGalaxy(null);
  const { difficulty } = galaxy;
  const seed = seedOf(galaxy.text);
  return (
    <>
      <GalaxyFields value={galaxy} onChange={setGalaxy} />
      <div>
        <ConfirmButton
          call={() => api.post("/api/save/new", { body: { ...(typeof seed === "number" && { seed }), difficulty } })}
          text="Start a new game"
          button={{ variant: save.status === "active" ? "default" : "filled", disabled: seed === undefined }}
          title="Start a new game?"
          confirm="Start"
          isHarmless
          done={({ save: { seed: begun, difficulty: chosen }, archived, dropped }) => {
            const isKept = archived !== null && !dropped.includes(archived);
            const old = isKept ? " The old one is archived." : "";
            return `New game: seed ${begun}, ${chosen}.${old}${droppedText({ archived, dropped })}`;
          }}
          onDone={() => goTo("/")}
        >
          <Text>
            {typeof seed === "number" ? `Seed ${seed}` : "Random seed"}, {difficulty}: {difficultyText(difficulty)}.
          </Text>
          <Archived />
          <StartOverCost />
          {CURRENT_GAME === null && (
            <Text size="sm" className="warn">
              The main game is shared: everyone at this service gets the new one.
            </Text>
          )}
        </ConfirmButton>
      </div>
    </>
  );
}

function Archived() {
  const { seed, turn, score } = useWorld().save;
  return (
    <Note>
      {turn === 0
        ? `Your current game (seed ${seed}) has not begun, so it is not archived.`
        : `Your current game (seed ${seed}, turn ${turn}, score ${score}) is archived and can be restored on this page.`}
    </Note>
  );
}
