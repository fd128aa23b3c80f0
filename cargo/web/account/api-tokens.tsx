/** The player's API tokens: made, with the text shown once, listed and revoked. */

import { Anchor, Badge, Button, Group, Stack, Text } from "@mantine/core";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { ConfirmButton } from "@outbound/kit/web/confirm.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { ShownOnce } from "@outbound/kit/web/elements/shown-once.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { type ApiToken, api, type CreatedApiToken } from "../api.ts";
import { realInstant } from "../real-time.ts";
import { TokenForm } from "./token-form.tsx";

/** A token that ends so soon is marked. */
const SOON_DAYS = 7;
const SCOPES = { read: "Reads", play: "Plays" } as const;

export const TOKENS = ["tokens"];

/** Also read by the password form, which can revoke the tokens. */
export const useApiTokens = () => useRead(TOKENS, api.get("/api/auth/tokens"));

export const isExpired = ({ expiresAt }: ApiToken): boolean => Date.parse(expiresAt) <= Date.now();

export function ApiTokens() {
  const tokens = useApiTokens();
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<CreatedApiToken>();
  const refresh = () => void tokens.refetch();
  return (
    <Stack gap="sm">
      <Text size="sm">
        For bots and other programs, in place of your password. A token gives access to the game, not to your account.{" "}
        <Anchor href="/guide/how-to/tokens" underline="always">
          How to use one
        </Anchor>
      </Text>
      {made !== undefined && <NewToken token={made} onClose={() => setMade(undefined)} />}
      {!tokens.isSuccess && <QueryState query={tokens} what="your API tokens" />}
      {tokens.isSuccess && tokens.data.tokens.length > 0 && (
        <ul className="divided" aria-label="API tokens">
          {tokens.data.tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              onRevoked={() => {
                if (made?.id === token.id) setMade(undefined);
                refresh();
              }}
            />
          ))}
        </ul>
      )}
      <Button
        variant="light"
        w="fit-content"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setNew(true)}
      >
        Make a token
      </Button>
      {isNew && (
        <TokenForm
          onClose={() => setNew(false)}
          onMade={(token) => {
            setMade(token);
            refresh();
          }}
        />
      )}
    </Stack>
  );
}

/** Shows the text of a new token, which cannot be read again later. */
const NewToken = ({ token, onClose }: { readonly token: CreatedApiToken; readonly onClose: () => void }) => (
  <ShownOnce title={`${token.name} is ready`} label="Token" value={token.token} copy="Copy the token" onClose={onClose}>
    Anyone who has it can {token.scope === "play" ? "play as you" : "read what you see"} until you revoke it.
  </ShownOnce>
);

function TokenRow({ token, onRevoked }: { readonly token: ApiToken; readonly onRevoked: () => void }) {
  const { id, name, createdAt, lastUsedAt, expiresAt } = token;
  const verb = isExpired(token) ? "Remove" : "Revoke";
  return (
    <Group component="li" justify="space-between" wrap="nowrap" py="0.65rem">
      <div>
        <Group gap="xs">
          <Text fw={600} size="sm" className="breaks">
            {name}
          </Text>
          <Badge variant="light" tt="none">
            {SCOPES[token.scope]}
          </Badge>
          <EndBadge token={token} />
        </Group>
        <Note size="xs" mt={2}>
          Made {realInstant(createdAt)},{" "}
          {lastUsedAt === null ? "never used" : `used last about ${realInstant(lastUsedAt)}`},{" "}
          {isExpired(token) ? "expired" : "expires"} {realInstant(expiresAt)}
        </Note>
      </div>
      <ConfirmButton
        text={verb}
        label={`${verb} ${name}`}
        button={{ style: { flex: "none" } }}
        signedIn
        title={`${verb} ${name}?`}
        confirm={`${verb} the token`}
        call={() => api.delete("/api/auth/tokens/{tokenId}", { path: { tokenId: id } })}
        onDone={onRevoked}
        done={`${name} is ${isExpired(token) ? "removed" : "revoked"}.`}
      >
        <Text>
          {isExpired(token)
            ? "It no longer works. Only its entry in this list is removed."
            : "Programs that use it stop at once. You cannot undo this, but you can make another token."}
        </Text>
      </ConfirmButton>
    </Group>
  );
}

function EndBadge({ token }: { readonly token: ApiToken }) {
  const days = Math.ceil((Date.parse(token.expiresAt) - Date.now()) / DAY_MS);
  if (days > SOON_DAYS) return null;
  const soon = days === 1 ? "Expires within a day" : `Expires in ${days} days`;
  return (
    <Badge variant="light" tt="none" color={days <= 0 ? "gray" : "amber"}>
      {days <= 0 ? "Expired" : soon}
    </Badge>
  );
}
