/** Switches for what other players can see of the company. */
import { Anchor, Stack, Switch } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Link } from "wouter";
import { api } from "../api.ts";
import { useGame, useGameAction } from "../live/live.tsx";

export function PrivacyForm() {
  const { companyPage, username } = useGame().player;
  const { act, busy } = useGameAction();
  const path = `/company/${username}`;
  const change = (shown: boolean) =>
    act(api.post("/api/player/privacy", { body: { companyPage: shown } }), {
      done: shown ? "Anybody can see your company page." : "Your company page is hidden.",
    });
  return (
    <Stack gap="xs">
      <Switch
        label="Public company page"
        description="Shows types of planes, milestones, seasons, and flights that are a day old. Never your cash, bases or positions."
        checked={companyPage}
        disabled={busy}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      {companyPage && (
        <Note>
          Your page:{" "}
          <Anchor component={Link} href={path} underline="always">
            {path}
          </Anchor>
        </Note>
      )}
    </Stack>
  );
}
