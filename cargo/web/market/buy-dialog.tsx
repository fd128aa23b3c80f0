/** Buying a plane: where, how it is called, what it costs exactly, and where to find it then. */
import { Alert, Button, Group, Loader, Modal, Stack, Text, TextInput } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { euros } from "@outbound/kit/web/format.ts";
import { detailOf, fieldErrors } from "@outbound/kit/web/problem.ts";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { type FormEvent, useMemo, useState } from "react";
import { Link } from "wouter";
import { AirportSearch } from "../airport-search.tsx";
import { placeName, useAirports } from "../airports.ts";
import { api, type CatalogEntry, type Plane } from "../api.ts";
import { useGame, useGameAction } from "../live/live.tsx";
import { usePreview } from "../live/use-preview.ts";
import { ownPlaces, sellsTo } from "./sale-places.ts";

export interface BuyDialogProps {
  /** Closed while there is none. */
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
    <Modal
      opened={model !== undefined}
      onClose={close}
      title={bought === undefined ? `Buy a ${model?.name}` : "Plane delivered"}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {model !== undefined && bought === undefined && (
        <Order key={model.id} model={model} onClose={close} onBought={setBought} />
      )}
      {bought !== undefined && <Bought plane={bought} onMore={() => setBought(undefined)} onClose={close} />}
    </Modal>
  );
}

const LONGEST_NAME = 24;

interface OrderProps {
  readonly model: CatalogEntry;
  readonly onClose: () => void;
  readonly onBought: (plane: Plane) => void;
}

function Order({ model, onClose, onBought }: OrderProps) {
  const { player, planes } = useGame();
  const airports = useAirports();
  const { act, busy } = useGameAction();
  const places = useMemo(() => ownPlaces(player.homeIcao, planes), [player.homeIcao, planes]);
  const sells = useMemo(() => sellsTo(places), [places]);
  const [icao, setIcao] = useState(places[0] ?? "");
  const [name, setName] = useState("");
  const [refusal, setRefusal] = useState<unknown>(null);
  const call = (called: string) =>
    api.post("/api/planes/buy", { body: { modelId: model.id, icao, ...(called === "" ? {} : { name: called }) } });
  // The name does not change the price, so that it is not asked for with each letter.
  const preview = usePreview(call(""), [player.money, player.reputation, planes.length], icao !== "");
  const price = preview.data && player.money - preview.data.player.money;
  const nameError = fieldErrors(refusal).name;
  const why = nameError === undefined ? (refusal ?? preview.error) : null;
  const buy = async (event: FormEvent) => {
    event.preventDefault();
    const owned = new Set(planes.map(({ id }) => id));
    setRefusal(null);
    await act(call(name.trim()), {
      onRefused: setRefusal,
      onDone: (state) => {
        const plane = state.planes.find(({ id }) => !owned.has(id));
        if (plane !== undefined) onBought(plane);
      },
      done: `The ${model.name} is at ${placeName(airports, icao)}${price === undefined ? "" : `; ${euros(price)} paid`}.`,
    });
  };
  return (
    <form onSubmit={buy}>
      <Stack gap="md">
        <AirportSearch
          airports={airports}
          label="Deliver to"
          description="Your home, where you have a plane, or any large airport."
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
        <Bill money={player.money} price={price} listPrice={model.price} asking={preview.isFetching} />
        {why !== null && (
          <Alert
            color="red"
            variant="light"
            role="alert"
            icon={<IconAlertTriangle aria-hidden />}
            title="Cannot buy this plane"
          >
            {detailOf(why)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Group gap={2} wrap="nowrap">
            <Button type="submit" loading={busy} disabled={price === undefined}>
              {price === undefined ? "Buy" : `Buy for ${euros(price)}`}
            </Button>
            <CurlMenu call={call(name.trim())} of={`buying a ${model.name}`} signedIn />
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

interface BillProps {
  readonly money: number;
  readonly price: number | undefined;
  readonly listPrice: number;
  readonly asking: boolean;
}

function Bill({ money, price, listPrice, asking }: BillProps) {
  return (
    <div role="status">
      {price === undefined ? (
        asking && <Loader size="sm" aria-label="Asking for the price" />
      ) : (
        <Text size="sm" className="tabular">
          It costs <b>{euros(price)}</b>
          {price < listPrice && `, ${euros(listPrice - price)} less than the list price`}. You'll have{" "}
          {euros(money - price)} left. The tank is empty; fuel is bought at departure.
        </Text>
      )}
    </div>
  );
}

function Bought({
  plane,
  onMore,
  onClose,
}: {
  readonly plane: Plane;
  readonly onMore: () => void;
  readonly onClose: () => void;
}) {
  const airports = useAirports();
  return (
    <Stack gap="md">
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <IconCheck size={20} className="good" aria-hidden />
        <Text size="sm">
          {plane.name} is at {placeName(airports, plane.airportIcao)}, with full health and an empty tank.
        </Text>
      </Group>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onMore}>
          Buy another
        </Button>
        <Button component={Link} href={`/fleet?plane=${plane.id}`} onClick={onClose} data-autofocus>
          Show in fleet
        </Button>
      </Group>
    </Stack>
  );
}
