/** Names the row before it is deleted. */
import { Code, Text } from "@mantine/core";
import { ConfirmCall } from "../../confirm.tsx";
import { useRefresh, useTableService } from "../table-context.ts";
import type { Row, TableDescription } from "../tables.ts";
import { keyParameters, rowName } from "./row-key.ts";

interface DeleteQuestionProps {
  readonly table: TableDescription;
  readonly row: Row;
  onClose(): void;
  onGone(): void;
}

export function DeleteQuestion({ table, row, onClose, onGone }: DeleteQuestionProps) {
  const { calls, signedIn } = useTableService();
  const refresh = useRefresh();
  return (
    <ConfirmCall
      opened
      onClose={onClose}
      title={`Delete a row of ${table.name}?`}
      confirm="Delete row"
      call={() => calls.remove(table.name, keyParameters(table, row))}
      signedIn={signedIn}
      done={`Deleted ${rowName(table, row)} of ${table.name}.`}
      onDone={() => {
        onGone();
        void refresh();
      }}
    >
      <Text>
        The row <Code>{rowName(table, row)}</Code> will be deleted from the game. This cannot be undone.
      </Text>
    </ConfirmCall>
  );
}
