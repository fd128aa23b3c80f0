/** Guest accounts: the button that creates one, the reminder to keep the company, and the two dialogs. */
import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { IconPlaneDeparture } from "@tabler/icons-react";
import { api } from "../api.ts";
import { useGame } from "../live/live.tsx";
import classes from "./guest.module.css";
import { useEndSession, useGuestDialog, useSessionChange } from "./session.ts";

/** Starts a game as a guest, without a name or a password. */
export function PlayNow() {
  const action = useAction();
  const changed = useSessionChange();
  const begin = async () => {
    if (await action.run(api.post("/api/auth/guest"))) await changed();
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        size="lg"
        leftSection={<IconPlaneDeparture size={22} aria-hidden />}
        loading={action.busy}
        onClick={() => void begin()}
      >
        Play now
      </Button>
      <Note>As a guest, without a password. You can keep your company later.</Note>
    </Stack>
  );
}

/** Shown below the header while the player is a guest. */
export function GuestBanner() {
  const { guest } = useGame().player;
  const [, show] = useGuestDialog();
  if (!guest) return null;
  return (
    <section className={classes.banner} aria-label="Guest">
      <span>You play as a guest.</span>
      <Button size="compact-sm" variant="light" onClick={() => show("keep")}>
        Keep this company
      </Button>
    </section>
  );
}

export function GuestDialogs() {
  const { player } = useGame();
  const [shown, show] = useGuestDialog();
  const close = () => show(null);
  return (
    <>
      <Dialog opened={player.guest && shown === "keep"} onClose={close} title={`Keep ${player.companyName}`}>
        <KeepForm onCancel={close} />
      </Dialog>
      <Dialog opened={player.guest && shown === "leave"} onClose={close} title="Leave and lose the company?">
        <LeaveQuestion close={close} keep={() => show("keep")} />
      </Dialog>
    </>
  );
}

export function KeepForm({ onCancel }: { readonly onCancel?: () => void }) {
  const { companyName } = useGame().player;
  const changed = useSessionChange();
  return (
    <CallForm
      label="Keep this company"
      submit="Keep it"
      layout={{ maw: 420 }}
      call={(value) => {
        const [username, password, name] = [value("username"), value("password"), value("companyName").trim()];
        const body = { username, password, ...(name !== "" && name !== companyName && { companyName: name }) };
        return api.post("/api/auth/keep", { body });
      }}
      done="The company is yours. Sign in with this name and password from now on."
      onDone={() => void changed()}
      {...(onCancel === undefined ? {} : { onCancel })}
    >
      {(errors) => (
        <>
          <Text size="sm">
            Choose a name and a password: planes, cash and jobs stay, and you join the ranking. A guest without them is
            deleted after 7 days without a visit.
          </Text>
          <TextInput
            name="username"
            label="User name"
            required
            minLength={3}
            maxLength={24}
            autoComplete="username"
            autoCapitalize="none"
            description="3 to 24 letters, digits, _ or -"
            error={errors.username}
          />
          <PasswordInput
            name="password"
            label="Password"
            required
            minLength={8}
            autoComplete="new-password"
            description="At least 8 characters"
            error={errors.password}
          />
          <TextInput
            name="companyName"
            label="Company name"
            maxLength={40}
            autoComplete="organization"
            defaultValue={companyName}
            error={errors.companyName}
          />
        </>
      )}
    </CallForm>
  );
}

function LeaveQuestion({ close, keep }: { readonly close: () => void; readonly keep: () => void }) {
  const { companyName } = useGame().player;
  const endSession = useEndSession();
  return (
    <Stack gap="md">
      <Alert color="amber" variant="light">
        You are a guest. When you sign out, {companyName} is deleted with its planes and cash, and nobody can bring it
        back.
      </Alert>
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button color="red" variant="light" onClick={() => void endSession()}>
          Sign out and delete
        </Button>
        <Button onClick={keep}>Keep this company</Button>
      </Group>
    </Stack>
  );
}
