/** Shows all home airports on a map and in a list with search, order and pages. */
import { Button, Center, Select, TextInput } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted, integer } from "@outbound/kit/web/format.ts";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useMemo, useState } from "react";
import { cityName } from "../airports.ts";
import type { Home } from "../api.ts";
import { HomeFacts } from "./home-figures.tsx";
import { HomeMap } from "./home-map.tsx";
import { foundHomes, type HomeOrder } from "./homes.ts";
import classes from "./welcome-page.module.css";

const SHOWN_AT_ONCE = 20;

const ORDERS: readonly { readonly value: HomeOrder; readonly label: string }[] = [
  { value: "crowding", label: "Fewest players" },
  { value: "nearby", label: "Most airports near" },
  { value: "name", label: "Name" },
];

interface HomeListProps {
  readonly homes: readonly Home[];
  readonly choose: (home: Home) => void;
}

export function HomeList({ homes, choose }: HomeListProps) {
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<HomeOrder>("crowding");
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => foundHomes(homes, wanted, order), [homes, wanted, order]);
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          label="Search"
          type="search"
          placeholder="City, country or code, such as Lisbon or EDDF"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value);
            setShown(SHOWN_AT_ONCE);
          }}
        />
        <Select
          label="Sort by"
          data={ORDERS}
          value={order}
          onChange={(value) => setOrder((value ?? "crowding") as HomeOrder)}
          allowDeselect={false}
        />
      </div>
      <Note role="status">
        {found.length === homes.length
          ? `${integer(homes.length)} airports`
          : `${counted(found.length, "airport")} of ${integer(homes.length)} found`}
      </Note>
      <HomeMap homes={found} choose={choose} />
      {found.length === 0 ? (
        <EmptyState title="No home airport has that name">
          Only large airports with enough jobs nearby can be a home. Try a nearby city, or the country.
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {found.slice(0, shown).map((home) => (
            <HomeRow key={home.icao} home={home} choose={choose} />
          ))}
        </ul>
      )}
      {found.length > shown && (
        <Center>
          <Button variant="default" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            Show {integer(Math.min(SHOWN_AT_ONCE, found.length - shown))} more of {integer(found.length - shown)}
          </Button>
        </Center>
      )}
    </>
  );
}

function HomeRow({ home, choose }: { readonly home: Home } & Pick<HomeListProps, "choose">) {
  return (
    <li className={classes.home}>
      <HomeFacts home={home} />
      <Button variant="light" onClick={() => choose(home)} aria-label={`Choose ${cityName(home)} (${home.icao})`}>
        Choose
      </Button>
    </li>
  );
}
