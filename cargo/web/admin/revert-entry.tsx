/** Shows what reverting a change would do, and does it. */
import { Button } from "@mantine/core";
import { ConfirmCall } from "@outbound/kit/web/confirm.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useState } from "react";
import { type AuditEntry, api } from "../api.ts";
import { linesBetween } from "./audit-lines.ts";
import { AuditLines } from "./audit-lines-list.tsx";
import { guarded, useAdminRead } from "./session.ts";

const callOf = ({ id }: AuditEntry) => api.post("/api/admin/audit/{entryId}/revert", { path: { entryId: id } });

export function RevertEntry({ entry }: { readonly entry: AuditEntry }) {
  const [opened, setOpened] = useState(false);
  const { target, at } = entry;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => setOpened(true)}
        aria-label={`Revert the change of ${target} at ${at}`}
      >
        Revert …
      </Button>
      <ConfirmCall
        signedIn
        opened={opened}
        onClose={() => setOpened(false)}
        title={`Revert the change of ${target}?`}
        confirm="Revert the change"
        call={() => guarded(callOf(entry))}
        done={`The change of ${target} is reverted.`}
      >
        {opened && <Preview entry={entry} />}
      </ConfirmCall>
    </>
  );
}

function Preview({ entry }: { readonly entry: AuditEntry }) {
  const preview = useAdminRead("revert", callOf(entry).preview());
  if (!preview.isSuccess) return <QueryState query={preview} what="what would change" />;
  const { before, after } = preview.data;
  return <AuditLines lines={linesBetween(before ?? {}, after ?? {})} />;
}
