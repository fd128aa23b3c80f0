/** Lists changed values, before and after. */
import { Code } from "@mantine/core";
import type { AuditLine } from "./audit-lines.ts";
import classes from "./audit-page.module.css";

export function AuditLines({ lines }: { readonly lines: readonly AuditLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className={classes.lines}>
      {lines.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== undefined && <Code>{before}</Code>}
            {before !== undefined && <span> → </span>}
            {after === undefined ? <i>gone</i> : <Code>{after}</Code>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
