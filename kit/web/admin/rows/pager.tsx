/** Shows the range of rows, and moves to other pages. */
import { Button, Group, NativeSelect, Pagination, Text } from "@mantine/core";
import { integer } from "../../format.ts";
import classes from "../table-page.module.css";
import type { TablePage } from "../tables.ts";
import { atPage, type Listing, PAGE_SIZES } from "./listing.ts";

interface PagerProps {
  readonly listing: Listing;
  readonly total: number;
  /** Set for a table with too many rows to count. */
  readonly uncounted?: Pick<TablePage, "rows" | "next"> | undefined;
  onChange(listing: Listing): void;
}

export function Pager({ listing, total, uncounted, onChange }: PagerProps) {
  const { page, size } = listing;
  const from = Math.min((page - 1) * size + 1, total);
  const to = Math.min(page * size, total);
  const shown = uncounted && `${integer(uncounted.rows.length)} rows of page ${integer(page)}`;
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" role="status">
        {shown ?? (total === 0 ? "No rows" : `Rows ${integer(from)}–${integer(to)} of ${integer(total)}`)}
      </Text>
      <Group gap="sm">
        <NativeSelect
          className={classes.size}
          aria-label="Rows per page"
          data={PAGE_SIZES.map((one) => ({ value: String(one), label: `${one} per page` }))}
          value={String(size)}
          onChange={(event) => onChange({ ...atPage(listing, 1), size: Number(event.currentTarget.value) })}
        />
        {uncounted && (
          <Button.Group aria-label="Pages of rows">
            <Button size="xs" variant="default" disabled={page === 1} onClick={() => onChange(atPage(listing, 1))}>
              First page
            </Button>
            <Button
              size="xs"
              variant="default"
              disabled={uncounted.next === null}
              onClick={() => onChange(atPage(listing, page + 1, uncounted.next ?? undefined))}
            >
              Next page
            </Button>
          </Button.Group>
        )}
        {!uncounted && total > size && (
          <nav aria-label="Pages of rows">
            <Pagination
              total={Math.ceil(total / size)}
              value={page}
              siblings={0}
              gap={4}
              onChange={(next) => onChange(atPage(listing, next))}
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
