/** Shows, edits, adds and deletes a row: beside the table, or full screen on a phone. */
import { Code, Text } from "@mantine/core";
import { type MouseEvent, useState } from "react";
import { useLocation } from "wouter";
import { ConfirmCall, Question } from "../../confirm.tsx";
import { SideDialog } from "../../elements/dialog.tsx";
import { useIsPhone } from "../../elements/screen.ts";
import { useTableService } from "../table-context.ts";
import type { Row, TableDescription } from "../tables.ts";
import { RowForm } from "./row-form.tsx";
import { keyParameters, rowName } from "./row-key.ts";

interface RowDrawerProps {
  readonly table: TableDescription;
  readonly opened: Row | "new" | undefined;
  onClose(): void;
}

export function RowDrawer({ table, opened, onClose }: RowDrawerProps) {
  const isPhone = useIsPhone();
  const [isChanged, setChanged] = useState(false);
  /** A question is mounted only when it is asked. If it were always in the page, the key that opens it would also answer it. */
  const [question, setQuestion] = useState<"discard" | "delete">();
  /** The page of the link that asked the question. */
  const [target, setTarget] = useState<string>();
  const [, navigate] = useLocation();
  function leave() {
    setQuestion(undefined);
    setChanged(false);
    onClose();
  }
  function askBeforeLink(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest("a[href]");
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!isChanged || link === null || isElsewhere) return;
    event.preventDefault();
    event.stopPropagation();
    setTarget(link.getAttribute("href") ?? undefined);
    setQuestion("discard");
  }
  return (
    <>
      <SideDialog
        opened={opened !== undefined}
        onClose={() => (isChanged ? setQuestion("discard") : leave())}
        onClickCapture={askBeforeLink}
        position="right"
        size={isPhone ? "100%" : 520}
        title={opened === undefined ? "" : titleOf(table, opened)}
        padding="md"
        styles={{ title: { fontWeight: 650, overflowWrap: "anywhere" } }}
      >
        {opened !== undefined && (
          <RowForm
            table={table}
            stored={opened === "new" ? undefined : opened}
            onChanged={setChanged}
            onDelete={() => setQuestion("delete")}
            onLeave={leave}
          />
        )}
      </SideDialog>
      {question === "discard" && (
        <Question
          opened
          onClose={() => {
            setTarget(undefined);
            setQuestion(undefined);
          }}
          title="Discard your changes?"
          confirm="Discard"
          onConfirm={() => {
            leave();
            if (target !== undefined) navigate(target);
            setTarget(undefined);
          }}
        >
          Nothing has been saved.
        </Question>
      )}
      {question === "delete" && opened !== undefined && opened !== "new" && (
        <DeleteQuestion table={table} row={opened} onClose={() => setQuestion(undefined)} onGone={leave} />
      )}
    </>
  );
}

function titleOf(table: TableDescription, row: Row | "new"): string {
  if (row === "new") return `Add a row to ${table.name}`;
  return `${table.name}: ${rowName(table, row)}`;
}

interface DeleteQuestionProps {
  readonly table: TableDescription;
  readonly row: Row;
  onClose(): void;
  onGone(): void;
}

function DeleteQuestion({ table, row, onClose, onGone }: DeleteQuestionProps) {
  const { calls, signedIn } = useTableService();
  return (
    <ConfirmCall
      opened
      onClose={onClose}
      title={`Delete a row of ${table.name}?`}
      confirm="Delete row"
      call={() => calls.remove(table.name, keyParameters(table, row))}
      signedIn={signedIn}
      done={`Deleted ${rowName(table, row)} of ${table.name}.`}
      onDone={onGone}
    >
      <Text>
        The row <Code>{rowName(table, row)}</Code> will be deleted from the game. This cannot be undone.
      </Text>
    </ConfirmCall>
  );
}
