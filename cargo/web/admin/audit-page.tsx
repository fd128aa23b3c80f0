/** Every change that an admin made, with the values before and after. */
import { Badge, Card, Group, Stack, Text } from "@mantine/core";
import { instantText } from "@outbound/kit/web/admin/values.ts";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { OlderButton } from "@outbound/kit/web/elements/older-button.tsx";
import { TextLink } from "@outbound/kit/web/elements/text-link.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState, QueryState } from "@outbound/kit/web/states.tsx";
import { type AuditEntry, api } from "../api.ts";
import { actionText, auditLines, isCash, isRevertible, targetAddress } from "./audit-lines.ts";
import { AuditLines } from "./audit-lines-list.tsx";
import classes from "./audit-page.module.css";
import { RevertEntry } from "./revert-entry.tsx";
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

/** Entries with more lines than this are collapsed. */
const SHOWN_LINES = 6;

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { id, action, target, adminId, adminName, data, revertedBy, at } = entry;
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
        <Group gap="xs">
          <Note>
            {adminId === null ? "the service itself" : adminName}, {instantText(Date.parse(at))} ·{" "}
            <span className="nowrap">entry {id}</span>
          </Note>
          {revertedBy !== null ? (
            <Badge variant="light" color="gray" tt="none">
              {isCash(action) ? "Taken back" : "Reverted"} by entry {revertedBy}
            </Badge>
          ) : (
            isRevertible(action) && <RevertEntry entry={entry} />
          )}
        </Group>
      </Group>
      {lines.length > SHOWN_LINES ? (
        <details className={classes.folded}>
          <summary>{counted(lines.length, "value")}</summary>
          <AuditLines lines={lines} />
        </details>
      ) : (
        <AuditLines lines={lines} />
      )}
    </Card>
  );
}
