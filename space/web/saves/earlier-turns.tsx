/** Restores an earlier turn of this game. */
import { Card, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { counted } from "@outbound/kit/web/format.ts";
import { FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api.ts";
import { GAME, useWorld } from "../game/game.ts";
import { ConfirmAction } from "./confirm-action.tsx";

export function EarlierTurns() {
  const { save } = useWorld();
  const history = useQuery({
    queryKey: [GAME, "history"],
    queryFn: ({ signal }) => api.get("/api/save/history").send({ signal }),
  });
  const turns = history.data?.map(({ turn }) => turn);
  return (
    <Card component="section" aria-labelledby="earlier-turns">
      <Stack gap="sm">
        <Title order={2} id="earlier-turns">
          Earlier turns
        </Title>
        {history.isPending && <LoadingState what="earlier turns" />}
        {history.isError && <FailedState error={history.error} retry={() => void history.refetch()} />}
        {turns?.length === 0 && (
          <Text size="sm" c="dimmed">
            None yet. The start of every turn is kept, for the last 20 turns.
          </Text>
        )}
        {turns !== undefined && turns.length > 0 && <GoBack key={turns[0]} turns={turns} turn={save.turn} />}
      </Stack>
    </Card>
  );
}

function GoBack({ turns, turn: present }: { readonly turns: readonly number[]; readonly turn: number }) {
  const [turn, setTurn] = useState(turns.find((one) => one < present) ?? turns[0] ?? 0);
  const lost = present - turn;
  return (
    <>
      <Text size="sm" c="dimmed">
        {turns.length === 1
          ? `You can go back to the start of turn ${present} and undo this turn's orders.`
          : `You can go back to the start of turns ${turns.at(-1)}–${turns[0]}.`}
      </Text>
      <Group align="flex-end" gap="xs">
        <NativeSelect
          label="Turn"
          value={turn}
          onChange={(event) => setTurn(Number(event.currentTarget.value))}
          data={turns.map((one) => ({
            value: String(one),
            label: one === present ? `${one} (this one)` : String(one),
          }))}
        />
        <ConfirmAction
          variant="default"
          call={api.post("/api/save/restore", { body: { turn } })}
          text={`Restore turn ${turn}`}
          question={`Restore turn ${turn}?`}
          confirm="Restore"
          done={`Restored: turn ${turn}.`}
        >
          <Text>
            The game returns to the start of turn {turn}. {lost > 0 ? `${counted(lost, "turn")} and ` : ""}
            all orders since then are lost for good.
          </Text>
          <Text size="sm" c="dimmed" mt="xs">
            Export the game first if you may want them back.
          </Text>
        </ConfirmAction>
      </Group>
    </>
  );
}
