/** Shows what reverting a change, or taking an adjustment of cash back, would do, and does it. */
import { ConfirmButton } from "@outbound/kit/web/confirm.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { type AuditEntry, api } from "../api.ts";
import { isCash, linesBetween } from "./audit-lines.ts";
import { AuditLines } from "./audit-lines-list.tsx";
import { guarded, useAdminRead } from "./session.ts";

const callOf = ({ id }: AuditEntry) => api.post("/api/admin/audit/{entryId}/revert", { path: { entryId: id } });

const OF_ROW = {
  button: "Revert …",
  what: "Revert the change",
  confirm: "Revert the change",
  done: (target: string) => `The change of ${target} is reverted.`,
};
const OF_CASH = {
  button: "Take back …",
  what: "Take back the adjustment",
  confirm: "Take it back",
  done: (target: string) => `The adjustment of ${target} is taken back.`,
};

export function RevertEntry({ entry }: { readonly entry: AuditEntry }) {
  const { action, target, at } = entry;
  const { button, what, confirm, done } = isCash(action) ? OF_CASH : OF_ROW;
  return (
    <ConfirmButton
      text={button}
      label={`${what} of ${target} at ${at}`}
      button={{ size: "compact-sm" }}
      signedIn
      title={`${what} of ${target}?`}
      confirm={confirm}
      call={() => guarded(callOf(entry))}
      done={done(target)}
    >
      <Preview entry={entry} />
    </ConfirmButton>
  );
}

function Preview({ entry }: { readonly entry: AuditEntry }) {
  const preview = useAdminRead("revert", callOf(entry).preview());
  if (!preview.isSuccess) return <QueryState query={preview} what="what would change" />;
  const { before, after } = preview.data;
  return <AuditLines lines={linesBetween(before ?? {}, after ?? {})} />;
}
