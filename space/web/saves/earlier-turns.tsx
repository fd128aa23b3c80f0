/** Goes back to a turn of this game. */
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
        {history.isPending && <LoadingState what="the turns that are kept" />}
        {history.isError && <FailedState error={history.error} retry={() => void history.refetch()} />}
        {turns?.length === 0 && (
          <Text size="sm" c="dimmed">
            None yet: the beginning of each of the last turns is kept from the first worked turn on.
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
          ? `The beginning of turn ${present} is kept: going back to it takes back what was ordered since.`
          : `The beginnings of turns ${turns.at(-1)} to ${turns[0]} are kept.`}
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
          text={`Go back to turn ${turn}`}
          question={`Go back to turn ${turn}?`}
          confirm="Go back"
          done={`The game is on turn ${turn} again.`}
        >
          <Text>
            The game will be as turn {turn} began. {lost > 0 ? `${counted(lost, "worked turn")} and ` : ""}
            all orders given since are forgotten for good.
          </Text>
          <Text size="sm" c="dimmed" mt="xs">
            Export the game first if you may want them back.
          </Text>
        </ConfirmAction>
      </Group>
    </>
  );
}
