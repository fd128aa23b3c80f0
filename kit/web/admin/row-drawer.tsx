/** Where a row is seen, edited, made and deleted: beside the table, over all of a phone. */
import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { Question } from "./confirm.tsx";
import { RowForm } from "./row-form.tsx";
import { rowName } from "./row-key.ts";
import type { Row, TableDescription } from "./tables.ts";

interface RowDrawerProps {
  readonly table: TableDescription;
  readonly opened: Row | "new" | undefined;
  onClose(): void;
}

export function RowDrawer({ table, opened, onClose }: RowDrawerProps) {
  const isPhone = useMediaQuery("(max-width: 48em)");
  const [isChanged, setChanged] = useState(false);
  const [asks, setAsks] = useState(false);
  function leave() {
    setAsks(false);
    setChanged(false);
    onClose();
  }
  return (
    <>
      <Drawer
        opened={opened !== undefined}
        onClose={() => (isChanged ? setAsks(true) : leave())}
        closeOnEscape={!asks}
        position="right"
        size={isPhone ? "100%" : 520}
        title={opened === undefined ? "" : titleOf(table, opened)}
        closeButtonProps={{ "aria-label": "Close" }}
        padding="md"
        styles={{ title: { fontWeight: 650, overflowWrap: "anywhere" } }}
      >
        {opened !== undefined && (
          <RowForm
            table={table}
            stored={opened === "new" ? undefined : opened}
            onChanged={setChanged}
            onLeave={leave}
          />
        )}
      </Drawer>
      <Question
        opened={asks}
        onClose={() => setAsks(false)}
        title="Discard what you typed?"
        confirm="Discard it"
        onConfirm={leave}
      >
        Nothing of it was saved.
      </Question>
    </>
  );
}

function titleOf(table: TableDescription, row: Row | "new"): string {
  if (row === "new") return `Add a row to ${table.name}`;
  return `${table.name}: ${rowName(table, row)}`;
}
