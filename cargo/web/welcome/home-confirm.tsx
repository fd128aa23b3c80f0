/** Asks once more before a home is chosen, for it is chosen once. */
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { useState } from "react";
import { api, type Home } from "../api.ts";
import { useGameAction } from "../live/live.tsx";
import { HomeFigures } from "./home-figures.tsx";
import { countryName, homeName } from "./homes.ts";

interface HomeConfirmProps {
  readonly home: Home;
  readonly close: () => void;
}

export function HomeConfirm({ home, close }: HomeConfirmProps) {
  const action = useGameAction();
  const [error, setError] = useState<unknown>();
  const name = `${homeName(home)} (${home.icao})`;
  const call = api.post("/api/onboarding/home", { body: { icao: home.icao } });
  return (
    <Modal opened onClose={close} title={`Begin at ${name}?`} size="md">
      <Stack>
        <Text size="sm">
          {home.name}, {countryName(home.country)}. Your first plane, a Cessna 208B Cargomaster, will stand there at
          once: a gift, with an empty tank. With it come the first jobs.
        </Text>
        <HomeFigures home={home} />
        <Text size="sm" fw={600}>
          You choose once: your home stays where it is.
        </Text>
        {error !== undefined && <FailedState error={error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Look further
          </Button>
          <Button
            data-autofocus
            loading={action.busy}
            onClick={() =>
              void action.act(call, {
                onRefused: setError,
                done: `${name} is your home. Your first plane stands there.`,
              })
            }
          >
            Make it my home
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
