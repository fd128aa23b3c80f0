/** Lists the invites to register, withdraws them, and creates new ones, whose link is shown once. */
import { Badge, Button, NativeSelect, NumberInput, Text, TextInput } from "@mantine/core";
import { minuteText } from "@outbound/kit/web/admin/values.ts";
import { ConfirmButton } from "@outbound/kit/web/confirm.tsx";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { OlderButton } from "@outbound/kit/web/elements/older-button.tsx";
import { ShownOnce } from "@outbound/kit/web/elements/shown-once.tsx";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState, QueryState } from "@outbound/kit/web/states.tsx";
import type { Column } from "@outbound/kit/web/table/data-table.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useRegistration } from "../account/registration.ts";
import { api, type CreatedInvite, type Invite } from "../api.ts";
import { AdminTable } from "./admin-table.tsx";
import { guarded, useAdminPages } from "./session.ts";

const MODES = {
  open: "Anyone can register, with or without an invite.",
  invite: "New players need an invite.",
  closed: "Registration is closed, even with an invite.",
} as const;

export function InvitesPage() {
  const registration = useRegistration();
  const list = useAdminPages("invites", (before) => api.get("/api/admin/invites", { query: before }));
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<CreatedInvite>();
  const columns = columnsOf((withdrawn) => {
    if (withdrawn === made?.id) setMade(undefined);
  });
  return (
    <Page
      title="Invites"
      lead={registration === undefined ? "Links by which new players register." : MODES[registration]}
      width={1000}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNew(true)}>
          Make an invite
        </Button>
      }
    >
      {made !== undefined && <InviteLink invite={made} />}
      <QueryState query={list} what="the invites" />
      {list.isSuccess && list.items.length === 0 && (
        <EmptyState title="No invites yet">The setting CARGO_REGISTRATION=invite makes them necessary.</EmptyState>
      )}
      {list.items.length > 0 && <AdminTable label="Invites" columns={columns} rows={list.items} minWidth={760} />}
      <OlderButton list={list}>Show older</OlderButton>
      {isNew && <InviteForm onClose={() => setNew(false)} onMade={setMade} />}
    </Page>
  );
}

/** Shows the link of a new invite, which cannot be read again later. */
function InviteLink({ invite: { path, uses, expiresAt } }: { readonly invite: CreatedInvite }) {
  const link = location.origin + path;
  return (
    <ShownOnce title="The invite is ready" label="Link" value={link} copy="Copy the link">
      For {uses === 1 ? "one player" : `${uses} players`}, until {minuteText(expiresAt)}.
    </ShownOnce>
  );
}

/** Menu entries, with the hours until the invite expires. */
const DURATIONS = [
  { value: "24", label: "A day" },
  { value: "168", label: "A week" },
  { value: "720", label: "30 days" },
  { value: "8760", label: "A year" },
];

interface InviteFormProps {
  onClose(): void;
  onMade(invite: CreatedInvite): void;
}

function InviteForm({ onClose, onMade }: InviteFormProps) {
  return (
    <Dialog opened onClose={onClose} title="Make an invite">
      <CallForm
        submit="Make the invite"
        call={(value) => {
          const note = value("note").trim();
          const body = { uses: Number(value("uses")), hours: Number(value("hours")), ...(note !== "" && { note }) };
          return guarded(api.post("/api/admin/invites", { body }));
        }}
        onDone={(invite) => {
          onMade(invite);
          onClose();
        }}
        onCancel={onClose}
      >
        {(errors) => (
          <>
            <NumberInput
              name="uses"
              label="Players"
              description="Number of players who can use it"
              defaultValue={1}
              min={1}
              max={1000}
              allowDecimal={false}
              data-autofocus
              error={errors.uses}
            />
            <NativeSelect name="hours" label="Valid for" data={DURATIONS} defaultValue="168" error={errors.hours} />
            <TextInput
              name="note"
              label="Note"
              description="Note for admins, such as whom it is for"
              maxLength={100}
              error={errors.note}
            />
          </>
        )}
      </CallForm>
    </Dialog>
  );
}

function stateOf({ uses, used, expiresAt }: Invite): string | undefined {
  if (used >= uses) return "used up";
  return Date.parse(expiresAt) <= Date.now() ? "expired" : undefined;
}

const columnsOf = (onWithdrawn: (inviteId: number) => void): readonly Column<Invite>[] => [
  {
    label: "Invite",
    isHeader: true,
    cell: (invite) => (
      <>
        {invite.note ?? `Invite ${invite.id}`}
        {stateOf(invite) !== undefined && (
          <Badge color="gray" variant="light" tt="none" ml="xs">
            {stateOf(invite)}
          </Badge>
        )}
      </>
    ),
  },
  { label: "Used", cell: ({ used, uses }) => `${used} of ${uses}` },
  { label: "Made", className: "nowrap", cell: ({ createdAt }) => minuteText(createdAt) },
  { label: "Expires", className: "nowrap", cell: ({ expiresAt }) => minuteText(expiresAt) },
  { label: "Actions", cell: (invite) => <WithdrawButton invite={invite} onWithdrawn={onWithdrawn} /> },
];

interface WithdrawButtonProps {
  readonly invite: Invite;
  onWithdrawn(inviteId: number): void;
}

function WithdrawButton({ invite: { id, note }, onWithdrawn }: WithdrawButtonProps) {
  const name = note ?? `invite ${id}`;
  return (
    <ConfirmButton
      text="Withdraw"
      label={`Withdraw ${name}`}
      signedIn
      title={`Withdraw ${name}?`}
      confirm="Withdraw the invite"
      call={() => guarded(api.delete("/api/admin/invites/{inviteId}", { path: { inviteId: id } }))}
      done="The invite is withdrawn."
      onDone={() => onWithdrawn(id)}
    >
      <Text>Its link no longer works. Players who registered with it stay.</Text>
    </ConfirmButton>
  );
}
