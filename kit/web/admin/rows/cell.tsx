/** One value of a row by its kind: null differs from an empty text, and an instant shows number and date. */
import { Anchor, Text } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { Link } from "wouter";
import type { TableColumn } from "../tables.ts";
import { instantText, shownText } from "../values.ts";
import { rowsAddress } from "./listing.ts";
import classes from "./rows-table.module.css";

/** Longer values are cut here; the row's form shows them in full. */
const SHOWN_LENGTH = 60;

export function Cell({ column, value }: { readonly column: TableColumn; readonly value: unknown }) {
  if (value === null || value === undefined) return <span className={classes.absent}>null</span>;
  if (value === "") return <span className={classes.absent}>empty text</span>;
  if (column.type === "boolean") return <Truth value={value === true} />;
  if (column.instant !== undefined) return <Instant value={value} />;
  const text = shownText(column, value);
  const shown = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)} …` : text;
  if (column.references !== undefined) {
    const { table, column: referenced } = column.references;
    return (
      <Anchor
        component={Link}
        href={rowsAddress(table, referenced, value)}
        inherit
        underline="always"
        c="var(--outbound-accent-text)"
      >
        {shown}
      </Anchor>
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

function Instant({ value }: { readonly value: unknown }) {
  return (
    <>
      {instantText(value) ?? "no date"}
      <Text span display="block" size="xs" c="dimmed">
        {String(value)}
      </Text>
    </>
  );
}
