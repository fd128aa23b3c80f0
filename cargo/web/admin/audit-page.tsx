/** Every change that an admin made, with what was before and what is now. */
import { Anchor, Card, Code, Group, Stack, Text } from "@mantine/core";
import { instantText } from "@outbound/kit/web/admin/values.ts";
import { counted } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState, FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { Link } from "wouter";
import { type AuditEntry, api } from "../api.ts";
import { useAdminList } from "./admin-query.ts";
import { type AuditLine, actionText, auditLines, targetAddress } from "./audit-lines.ts";
import classes from "./audit-page.module.css";
import { OlderButton } from "./older-button.tsx";

export function AuditPage() {
  const { list, items } = useAdminList("audit", (before) =>
    api.get("/api/admin/audit", { query: before === undefined ? {} : { before } }),
  );
  return (
    <Page title="Audit" lead="Every change made by an admin, newest first. Secrets are never recorded." width={900}>
      {list.isPending && <LoadingState what="the audit" />}
      {list.isError && <FailedState error={list.error} retry={() => void list.refetch()} />}
      {list.isSuccess && items.length === 0 && (
        <EmptyState title="No changes yet">Changes by admins appear here.</EmptyState>
      )}
      <Stack component="ol" gap="xs" className={classes.list} aria-label="Changes">
        {items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Stack>
      <OlderButton list={list} />
    </Page>
  );
}

/** More lines than these are folded away. */
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
            <Anchor component={Link} href={address} ff="monospace" size="sm" c="var(--outbound-accent-text)">
              {target}
            </Anchor>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {adminId === null ? "the service itself" : adminName}, {instantText(Date.parse(at))}
        </Text>
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
