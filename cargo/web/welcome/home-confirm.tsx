/** Asks once more before a home is chosen, for it is chosen once. */
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { useState } from "react";
import { api, type Home } from "../api.ts";
import { useGameAction } from "../live/live.tsx";
import { HomeFigures } from "./home-figures.tsx";
import { countryName, homeName } from "./homes.ts";

interface HomeConfirmProps {
  /** False hides it, which gives the focus back to where it was. */
  readonly opened: boolean;
  /** Stays while it is being hidden. */
  readonly home: Home | undefined;
  readonly close: () => void;
}

export function HomeConfirm({ opened, home, close }: HomeConfirmProps) {
  return (
    <Modal opened={opened} onClose={close} title={home && `Begin at ${homeName(home)} (${home.icao})?`} size="md">
      {home && <Question home={home} close={close} />}
    </Modal>
  );
}

function Question({ home, close }: { readonly home: Home } & Pick<HomeConfirmProps, "close">) {
  const action = useGameAction();
  const [error, setError] = useState<unknown>();
  const name = `${homeName(home)} (${home.icao})`;
  const call = api.post("/api/onboarding/home", { body: { icao: home.icao } });
  return (
    <Stack>
      <Text size="sm">
        {home.name}, {countryName(home.country)}. Your first plane, a Cessna 208B Cargomaster, will stand there at once:
        a gift, with an empty tank. With it come the first jobs.
      </Text>
      <HomeFigures home={home} />
      <Text size="sm" fw={600}>
        You can choose your home only once.
      </Text>
      {error !== undefined && <FailedState error={error} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          Keep looking
        </Button>
        <Button
          data-autofocus
          loading={action.busy}
          onClick={() =>
            void action.act(call, {
              onRefused: setError,
              done: `${name} is your home. Your first plane is waiting there.`,
            })
          }
        >
          Make it my home
        </Button>
      </Group>
    </Stack>
  );
}
