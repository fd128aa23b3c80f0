/** Restores an earlier turn of this game. */
import { Group, NativeSelect, Text } from "@mantine/core";
import { ConfirmButton } from "@outbound/kit/web/confirm.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { useState } from "react";
import { api } from "../api.ts";
import { useGamePart, useWorld } from "../game/game.ts";
import { CleanCost } from "./clean-cost.tsx";

export function EarlierTurns() {
  const { epoch, save } = useWorld();
  const turns = useGamePart("history", api.get("/api/save/history")).map((entry) => entry.turn);
  if (turns.length > 0) return <RestoreTurn key={epoch} turns={turns} current={save.turn} />;
  return <Note>None yet. The start of every turn is kept, for the last 20 turns.</Note>;
}

function RestoreTurn({ turns, current }: { readonly turns: readonly number[]; readonly current: number }) {
  const [chosen, setChosen] = useState<number>();
  const turn = turns.find((one) => one === chosen) ?? turns.find((one) => one < current) ?? turns[0] ?? 0;
  return (
    <>
      <Note>
        {turns.length === 1
          ? `You can go back to the start of turn ${current} and undo this turn's orders.`
          : `You can go back to the start of turns ${turns.at(-1)}–${turns[0]}.`}
      </Note>
      <Group align="flex-end" gap="xs">
        <NativeSelect
          label="Turn"
          value={turn}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          data={turns.map((one) => ({ value: String(one), label: `${one}${one === current ? " (this one)" : ""}` }))}
        />
        <ConfirmButton
          call={() => api.post("/api/save/restore", { body: { turn } })}
          text={`Restore turn ${turn}`}
          title={`Restore turn ${turn}?`}
          confirm="Restore"
          isHarmless
          done={`Restored: turn ${turn}.`}
        >
          <Lost turn={turn} />
          <Note>Export the game first if you may want them back.</Note>
          <CleanCost />
        </ConfirmButton>
      </Group>
    </>
  );
}

function Lost({ turn }: { readonly turn: number }) {
  const lost = useWorld().save.turn - turn;
  return (
    <Text>
      The game returns to the start of turn {turn}. {lost > 0 ? `${counted(lost, "turn")} and ` : ""}
      all orders since then are lost for good.
    </Text>
  );
}
