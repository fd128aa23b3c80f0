/** The aircraft market, where types are compared and bought. */
import { Button, Group, Text } from "@mantine/core";
import { useMatches } from "@outbound/kit/web/elements/screen.ts";
import { euros, percent } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { SortSelect } from "@outbound/kit/web/table/sort-select.tsx";
import { useSorting } from "@outbound/kit/web/table/use-sorting.ts";
import { IconScale } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useGame } from "../live/live.tsx";
import { BuyDialog } from "./buy-dialog.tsx";
import { CATALOG_FIGURES } from "./catalog-figures.ts";
import { MOST_COMPARED, toggled } from "./comparison.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import classes from "./market.module.css";
import { MarketCards, MarketTable } from "./market-list.tsx";
import { type MarketKey, shownModels, startsDescending } from "./market-order.ts";

const SORTS: readonly (readonly [MarketKey, string])[] = [
  ["price", "Price"],
  ...CATALOG_FIGURES.map(([key, { label }]) => [key, label] as const),
  ["name", "Name"],
];

export default function MarketPage() {
  const { catalog, economy, player } = useGame();
  const narrow = useMatches("(max-width: 68em)");
  const [sorting, sort] = useSorting<MarketKey>("price", startsDescending);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const [buying, setBuying] = useState<string>();
  const models = useMemo(() => shownModels(catalog, sorting), [catalog, sorting]);
  const chosen = compared.flatMap((id) => catalog.find((model) => model.id === id) ?? []);
  const list = {
    models,
    compared,
    onCompare: (id: string) => setCompared(toggled(compared, id)),
    onBuy: (id: string) => {
      setComparing(false);
      setBuying(id);
    },
  };
  return (
    <Page
      title="Aircraft"
      width={1440}
      lead={`Cash: ${euros(player.money)}. Your reputation discount is ${percent(economy.planeDiscount)}. Ranges are for the worst wind, burn for a full tank in still air.`}
    >
      {narrow && (
        <Group>
          <SortSelect labels={SORTS} sorting={sorting} onSort={sort} />
        </Group>
      )}
      {narrow ? <MarketCards {...list} /> : <MarketTable {...list} sorting={sorting} onSort={sort} />}
      {chosen.length > 0 && (
        <Tray
          names={chosen.map(({ name }) => name)}
          onCompare={() => setComparing(true)}
          onClear={() => setCompared([])}
        />
      )}
      <ComparisonDialog models={chosen} opened={comparing} onClose={() => setComparing(false)} onBuy={list.onBuy} />
      <BuyDialog model={catalog.find(({ id }) => id === buying)} onClose={() => setBuying(undefined)} />
    </Page>
  );
}

interface TrayProps {
  readonly names: readonly string[];
  readonly onCompare: () => void;
  readonly onClear: () => void;
}

/** Shows the types chosen for comparison at the bottom of the page. */
function Tray({ names, onCompare, onClear }: TrayProps) {
  return (
    <section className={classes.tray} aria-label="Comparison">
      <Text size="sm" flex="1 1 14rem" role="status">
        {names.join(" · ")}
        <Text span size="sm" c="dimmed">
          {names.length < 2 ? " – choose one more to compare" : ` – ${names.length} of ${MOST_COMPARED}`}
        </Text>
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={onClear}>
          Clear
        </Button>
        <Button disabled={names.length < 2} leftSection={<IconScale size={18} aria-hidden />} onClick={onCompare}>
          Compare
        </Button>
      </Group>
    </section>
  );
}
