/** Creates an API token: name, scope and expiry. */
import { NativeSelect, Radio, Stack, TextInput } from "@mantine/core";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { api, type CreatedApiToken } from "../api.ts";

/** Menu entries, with the days until the token expires. */
const DURATIONS = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "A year" },
];

interface TokenFormProps {
  onClose(): void;
  onMade(token: CreatedApiToken): void;
}

export function TokenForm({ onClose, onMade }: TokenFormProps) {
  return (
    <Dialog opened onClose={onClose} title="Make an API token">
      <CallForm
        submit="Make the token"
        call={(value) => {
          const scope = value("scope") === "play" ? "play" : "read";
          const expiresInDays = Number(value("expiresInDays"));
          return api.post("/api/auth/tokens", { body: { name: value("name").trim(), scope, expiresInDays } });
        }}
        onDone={(token) => {
          onMade(token);
          onClose();
        }}
        onCancel={onClose}
      >
        {(errors) => (
          <>
            <TextInput
              name="name"
              label="Name"
              description="What it is for, as the name of your program"
              required
              maxLength={50}
              autoComplete="off"
              data-autofocus
              error={errors.name}
            />
            <Radio.Group name="scope" label="The token may" defaultValue="read" error={errors.scope}>
              <Stack gap="xs" mt={4}>
                <Radio value="read" label="Read" description="Sees what you see in the game, and changes nothing" />
                <Radio
                  value="play"
                  label="Play"
                  description="Also flies, buys, sells and does everything else in your company"
                />
              </Stack>
            </Radio.Group>
            <NativeSelect
              name="expiresInDays"
              label="Valid for"
              description="The token stops working then"
              data={DURATIONS}
              defaultValue="90"
              error={errors.expiresInDays}
            />
          </>
        )}
      </CallForm>
    </Dialog>
  );
}
