/** Buys a plane: airport, name and exact price. Afterwards it shows where the plane is. */
import { Button, Group, Loader, Stack, Text, TextInput } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { RefusalAlert } from "@outbound/kit/web/elements/refusal-alert.tsx";
import { euros } from "@outbound/kit/web/format.ts";
import { fieldErrors } from "@outbound/kit/web/problem.ts";
import { IconCheck } from "@tabler/icons-react";
import { type FormEvent, useMemo, useState } from "react";
import { Link } from "wouter";
import { AirportSearch } from "../airport-search.tsx";
import { api, type CatalogEntry, type Plane } from "../api.ts";
import { LONGEST_NAME } from "../fleet/rename-plane.tsx";
import { useGame, useGameAction } from "../live/live.tsx";
import { usePreview } from "../live/use-preview.ts";
import { useNames } from "../names.ts";
import { useShowPlane } from "../selection/use-show-plane.ts";
import { ownPlaces, sellsTo } from "./sale-places.ts";

export interface BuyDialogProps {
  /** Undefined closes the dialog. */
  readonly model: CatalogEntry | undefined;
  readonly onClose: () => void;
}

export function BuyDialog({ model, onClose }: BuyDialogProps) {
  const [bought, setBought] = useState<Plane>();
  const close = () => {
    setBought(undefined);
    onClose();
  };
  return (
    <Dialog
      opened={model !== undefined}
      onClose={close}
      title={bought === undefined ? `Buy a ${model?.name}` : "Plane delivered"}
    >
      {model !== undefined && bought === undefined && (
        <Order key={model.id} model={model} onClose={close} onBought={setBought} />
      )}
      {bought !== undefined && <Bought plane={bought} onMore={() => setBought(undefined)} onClose={close} />}
    </Dialog>
  );
}

interface OrderProps {
  readonly model: CatalogEntry;
  readonly onClose: () => void;
  readonly onBought: (plane: Plane) => void;
}

function Order({ model, onClose, onBought }: OrderProps) {
  const { player, planes } = useGame();
  const { act, busy } = useGameAction();
  const places = useMemo(() => ownPlaces(player.homeIcao, planes), [player.homeIcao, planes]);
  const sells = useMemo(() => sellsTo(places), [places]);
  const [icao, setIcao] = useState(places[0] ?? "");
  const [name, setName] = useState("");
  const [refusal, setRefusal] = useState<unknown>(null);
  const callFor = (called: string) =>
    api.post("/api/planes/buy", { body: { modelId: model.id, icao, ...(called !== "" && { name: called }) } });
  const call = callFor(name.trim());
  // The name is left out: it does not change the price, so typing needs no dry runs.
  const { cost, error, isFetching } = usePreview(callFor(""), [player.reputation, planes.length], icao !== "");
  const nameError = fieldErrors(refusal).name;
  const buy = async (event: FormEvent) => {
    event.preventDefault();
    const owned = new Set(planes.map(({ id }) => id));
    setRefusal(null);
    await act(call, {
      onRefused: setRefusal,
      onDone: (state) => {
        const plane = state.planes.find(({ id }) => !owned.has(id));
        if (plane !== undefined) onBought(plane);
      },
    });
  };
  return (
    <form onSubmit={buy}>
      <Stack gap="md">
        <AirportSearch
          label="Deliver to"
          description="Your home, an airport where you have a plane, or any large airport."
          chosen={icao}
          filter={sells}
          suggested={places}
          onChoose={(airport) => {
            setIcao(airport.icao);
            setRefusal(null);
          }}
        />
        <TextInput
          label="Name"
          description="Optional. You can rename the plane at any time."
          maxLength={LONGEST_NAME}
          value={name}
          error={nameError}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div role="status">
          {cost === undefined && isFetching && <Loader size="sm" aria-label="Asking for the price" />}
          {cost !== undefined && (
            <Text size="sm">
              It costs <b>{euros(cost)}</b>
              {cost < model.price && `, ${euros(model.price - cost)} less than the list price`}. You'll have{" "}
              {euros(player.money - cost)} left. The tank is empty; fuel is bought at departure.
            </Text>
          )}
        </div>
        <RefusalAlert error={nameError === undefined ? (refusal ?? error) : null} title="Cannot buy this plane" />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Group gap={2} wrap="nowrap">
            <Button type="submit" loading={busy} disabled={cost === undefined}>
              {cost === undefined ? "Buy" : `Buy for ${euros(cost)}`}
            </Button>
            <CurlMenu call={call} of={`buying a ${model.name}`} signedIn />
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

interface BoughtProps {
  readonly plane: Plane;
  readonly onMore: () => void;
  readonly onClose: () => void;
}

function Bought({ plane, onMore, onClose }: BoughtProps) {
  const names = useNames();
  const show = useShowPlane();
  const { player, catalog } = useGame();
  const price = catalog.find(({ id }) => id === plane.modelId)?.price ?? 0;
  return (
    <Stack gap="md">
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <IconCheck size={20} className="good" aria-hidden />
        <Text size="sm">
          {plane.name} is at {names.place(plane.airportIcao)}, with full health and an empty tank.
        </Text>
      </Group>
      <Group justify="flex-end" gap="xs">
        {player.money >= price && (
          <Button variant="default" onClick={onMore}>
            Buy another
          </Button>
        )}
        <Button variant="default" component={Link} href={`/fleet?plane=${plane.id}`} onClick={onClose}>
          Show in fleet
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            onClose();
            show(plane.id);
          }}
        >
          Find jobs
        </Button>
      </Group>
    </Stack>
  );
}
