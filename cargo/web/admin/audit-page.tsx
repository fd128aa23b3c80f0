/** Every change that an admin made, with the values before and after. */
import { Card, Code, Group, Stack, Text } from "@mantine/core";
import { instantText } from "@outbound/kit/web/admin/values.ts";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { OlderButton } from "@outbound/kit/web/elements/older-button.tsx";
import { TextLink } from "@outbound/kit/web/elements/text-link.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState, QueryState } from "@outbound/kit/web/states.tsx";
import { type AuditEntry, api } from "../api.ts";
import { type AuditLine, actionText, auditLines, targetAddress } from "./audit-lines.ts";
import classes from "./audit-page.module.css";
import { useAdminPages } from "./session.ts";

export function AuditPage() {
  const list = useAdminPages("audit", (query) => api.get("/api/admin/audit", { query }));
  return (
    <Page title="Audit" lead="Every change made by an admin, newest first. Secrets are never recorded." width={900}>
      <QueryState query={list} what="the audit" />
      {list.isSuccess && list.items.length === 0 && (
        <EmptyState title="No changes yet">Changes by admins appear here.</EmptyState>
      )}
      <Stack component="ol" gap="xs" aria-label="Changes">
        {list.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Stack>
      <OlderButton list={list}>Show older</OlderButton>
    </Page>
  );
}

/** More lines than these are collapsed. */
const SHOWN_LINES = 6;

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { action, target, adminId, adminName, data, at } = entry;
  const lines = auditLines(action, data);
  const address = targetAddress(target);
  return (
    <Card component="li" padding="sm">
      <Group justify="space-between" gap="xs">
        <Text fw={600}>
          {actionText(action)}{" "}
          {address === undefined ? (
            target
          ) : (
            <TextLink href={address} ff="monospace" size="sm">
              {target}
            </TextLink>
          )}
        </Text>
        <Note>
          {adminId === null ? "the service itself" : adminName}, {instantText(Date.parse(at))}
        </Note>
      </Group>
      {lines.length > SHOWN_LINES ? (
        <details className={classes.folded}>
          <summary>{counted(lines.length, "value")}</summary>
          <Lines lines={lines} />
        </details>
      ) : (
        <Lines lines={lines} />
      )}
    </Card>
  );
}

function Lines({ lines }: { readonly lines: readonly AuditLine[] }) {
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
