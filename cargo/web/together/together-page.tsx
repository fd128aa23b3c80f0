/** The Together page: running campaigns with live progress, ended campaigns, and alliances. */
import { Anchor, Badge, Group, Progress, Stack, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { Link } from "wouter";
import type { Campaign } from "../api.ts";
import { useGame, useSimTime } from "../live/live.tsx";
import { useNames } from "../names.ts";
import { AllianceRanking } from "./alliance-ranking.tsx";
import { campaignNote, campaignTitle, countsFor, isOpen, progressText } from "./campaign-text.ts";
import { OwnAlliance } from "./own-alliance.tsx";
import { useCampaigns } from "./use-campaigns.ts";
import { useInvitations } from "./use-invitations.ts";

export default function TogetherPage() {
  const { query, campaigns } = useCampaigns();
  const invitations = useInvitations().data?.items ?? [];
  // A player with pending invitations sees them first.
  const isInvited = useGame().player.alliance === undefined && invitations.length > 0;
  const running = campaigns.filter(({ outcome }) => outcome === "running");
  const ended = campaigns.filter(({ outcome }) => outcome !== "running");
  return (
    <Page title="Together" lead="Campaigns and alliances.">
      {isInvited && <OwnAlliance />}
      <Section
        title="Campaigns"
        lead="Everybody brings the goods to one airport. Jobs that you load yourself count. Success pays each helper 25 % on top."
      >
        <QueryState query={query} what="the campaigns" />
        {query.data !== undefined && running.length === 0 && (
          <Note>No campaign runs. The next one begins at midnight of the world's clock, once a plane flies.</Note>
        )}
        <CampaignList label="Running campaigns" campaigns={running} />
      </Section>
      {!isInvited && <OwnAlliance />}
      <AllianceRanking />
      {ended.length > 0 && (
        <Section title="Finished campaigns">
          <CampaignList label="Finished campaigns" campaigns={ended} />
        </Section>
      )}
    </Page>
  );
}

function CampaignList({ label, campaigns }: { readonly label: string; readonly campaigns: readonly Campaign[] }) {
  if (campaigns.length === 0) return null;
  return (
    <Stack component="ul" gap="lg" aria-label={label}>
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <CampaignRow campaign={campaign} />
        </li>
      ))}
    </Stack>
  );
}

function CampaignRow({ campaign }: { readonly campaign: Campaign }) {
  const names = useNames();
  const clockMs = useSimTime(60_000);
  const { icao, deliveredKg, targetKg, outcome } = campaign;
  const { packages } = useGame();
  const open = isOpen(campaign, clockMs) ? packages.filter((job) => countsFor(campaign, job)).length : 0;
  const title = campaignTitle(campaign, names.place(icao));
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Anchor component={Link} href={`/?airport=${icao}`} size="sm" fw={600}>
          {title}
        </Anchor>
        {outcome === "running" ? (
          <Text size="sm" data-figures>
            {progressText(campaign)}
          </Text>
        ) : (
          <Badge variant="light" color={outcome === "succeeded" ? "teal" : "gray"}>
            {outcome === "succeeded" ? "Succeeded" : "Missed"}
          </Badge>
        )}
      </Group>
      <Progress
        value={(100 * deliveredKg) / targetKg}
        color={outcome === "failed" ? "gray" : "blue"}
        my={6}
        aria-label={`${title}: ${progressText(campaign)}`}
      />
      <Note size="xs">
        {campaignNote(campaign, clockMs)}
        {open > 0 && ` ${counted(open, "job")} at your airports ${open === 1 ? "counts" : "count"} for it.`}
      </Note>
    </>
  );
}
