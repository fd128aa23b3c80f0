/** The types of aircraft that can be bought: looked through, compared and bought. */
import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { euros, percent } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { IconScale } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useGame } from "../live/live.tsx";
import { BuyDialog } from "./buy-dialog.tsx";
import { MOST_COMPARED, toggled } from "./comparison.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import classes from "./market.module.css";
import { MarketCards } from "./market-cards.tsx";
import { firstSorting, type MarketKey, type MarketSorting, SORT_LABELS, shownModels } from "./market-order.ts";
import { MarketTable } from "./market-table.tsx";

/** Below this width the table would be read through a slit. */
const NARROW = "(max-width: 68em)";

export default function MarketPage() {
  const { catalog, economy, player } = useGame();
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const [sorting, setSorting] = useState<MarketSorting>({ by: "price", descending: false });
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
      {narrow && <SortSelect sorting={sorting} onSort={setSorting} />}
      {narrow ? <MarketCards {...list} /> : <MarketTable {...list} sorting={sorting} onSort={setSorting} />}
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

/** What is picked to be compared, at the lower edge while one looks further. */
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

interface SortSelectProps {
  readonly sorting: MarketSorting;
  readonly onSort: (sorting: MarketSorting) => void;
}

function SortSelect({ sorting, onSort }: SortSelectProps) {
  return (
    <NativeSelect
      label="Sort by"
      size="md"
      value={sorting.by}
      data={SORT_LABELS.map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget }) => onSort(firstSorting(currentTarget.value as MarketKey))}
    />
  );
}
