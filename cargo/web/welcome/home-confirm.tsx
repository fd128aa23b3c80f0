/** Asks for confirmation before a home is chosen, because it can be chosen only once. */
import { Button, Group, Stack, Text } from "@mantine/core";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { useState } from "react";
import { cityName, countryName } from "../airports.ts";
import { api, type Home } from "../api.ts";
import { useGameAction } from "../live/live.tsx";
import { HomeFigures } from "./home-figures.tsx";

interface HomeConfirmProps {
  /** False closes the dialog, which returns the focus to where it was. */
  readonly opened: boolean;
  /** The chosen home; stays set while the dialog closes. */
  readonly home: Home | undefined;
  readonly close: () => void;
}

export function HomeConfirm({ opened, home, close }: HomeConfirmProps) {
  return (
    <Dialog opened={opened} onClose={close} title={home && `Begin at ${cityName(home)} (${home.icao})?`} size="md">
      {home && <Question home={home} close={close} />}
    </Dialog>
  );
}

function Question({ home, close }: { readonly home: Home } & Pick<HomeConfirmProps, "close">) {
  const action = useGameAction();
  const [error, setError] = useState<unknown>();
  const name = `${cityName(home)} (${home.icao})`;
  const call = api.post("/api/onboarding/home", { body: { icao: home.icao } });
  return (
    <Stack>
      <Text size="sm">
        {home.name}, {countryName(home.country)}. Your first plane, a Cessna 208B Cargomaster, is a gift and will be
        parked there at once with an empty tank. The first jobs come with it.
      </Text>
      <HomeFigures home={home} />
      <Text size="sm" fw={600}>
        You can choose your home only once.
      </Text>
      {error !== undefined && <FailedState error={error} />}
      <Group justify="flex-end" gap="xs">
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
