/** One value of a row. Null looks different from an empty text, and an instant is shown as date and number. */
import { IconCheck, IconX } from "@tabler/icons-react";
import { Note } from "../../elements/note.tsx";
import { TextLink } from "../../elements/text-link.tsx";
import type { TableColumn } from "../tables.ts";
import { instantText, shortened, shownText } from "../values.ts";
import { rowsAddress } from "./listing.ts";
import classes from "./rows-table.module.css";

/** Longer values are cut here; the row's form shows them in full. */
const SHOWN_LENGTH = 60;

export function Cell({ column, value }: { readonly column: TableColumn; readonly value: unknown }) {
  if (value === null || value === undefined) return <span className={classes.absent}>null</span>;
  if (value === "") return <span className={classes.absent}>empty text</span>;
  if (column.type === "boolean") return <Truth value={value === true} />;
  if (column.instant !== undefined) return <Instant value={value} />;
  const shown = shortened(shownText(column, value), SHOWN_LENGTH);
  if (column.references !== undefined) {
    const { table, column: referenced } = column.references;
    return (
      <TextLink inherit underline="always" href={rowsAddress(table, referenced, value)}>
        {shown}
      </TextLink>
    );
  }
  return <span className={column.type === "json" ? classes.json : undefined}>{shown}</span>;
}

function Truth({ value }: { readonly value: boolean }) {
  const Icon = value ? IconCheck : IconX;
  return (
    <span className={classes.truth}>
      <Icon size={14} aria-hidden /> {String(value)}
    </span>
  );
}

const Instant = ({ value }: { readonly value: unknown }) => (
  <>
    {instantText(value) ?? "no date"}
    <Note size="xs">{String(value)}</Note>
  </>
);
