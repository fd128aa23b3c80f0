/** The range of rows shown, and the way to the others. */
import { Group, NativeSelect, Pagination, Text } from "@mantine/core";
import { integer } from "../../format.ts";
import classes from "../table-page.module.css";
import { type Listing, PAGE_SIZES } from "./listing.ts";

interface PagerProps {
  readonly listing: Listing;
  readonly total: number;
  onChange(listing: Listing): void;
}

export function Pager({ listing, total, onChange }: PagerProps) {
  const { page, size } = listing;
  const from = Math.min((page - 1) * size + 1, total);
  const to = Math.min(page * size, total);
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" role="status">
        {total === 0 ? "No rows" : `Rows ${integer(from)}–${integer(to)} of ${integer(total)}`}
      </Text>
      <Group gap="sm">
        <NativeSelect
          className={classes.size}
          aria-label="Rows per page"
          data={PAGE_SIZES.map((one) => ({ value: String(one), label: `${one} per page` }))}
          value={String(size)}
          onChange={(event) => onChange({ ...listing, page: 1, size: Number(event.currentTarget.value) })}
        />
        {total > size && (
          <nav aria-label="Pages of rows">
            <Pagination
              total={Math.ceil(total / size)}
              value={page}
              siblings={0}
              gap={4}
              onChange={(next) => onChange({ ...listing, page: next })}
              getItemProps={(item) => ({ "aria-label": `Page ${item}` })}
              getControlProps={(control) => ({
                "aria-label": control === "next" ? "Next page" : "Previous page",
              })}
            />
          </nav>
        )}
      </Group>
    </Group>
  );
}
