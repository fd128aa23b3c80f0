/** How the company does: its figures, its money over time and by reason, each plane, and the ledger. */
import { Card, Stack, Text, Title } from "@mantine/core";
import { Page } from "@outbound/kit/web/page.tsx";
import { FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import type { ReactNode } from "react";
import { placeName, useAirports } from "../airports.ts";
import type { HistorySummary } from "../api.ts";
import { realInstant } from "../history/real-time.ts";
import { useGame } from "../live/live.tsx";
import { CashOverTime } from "./cash-over-time.tsx";
import { CompanyFigures } from "./company-figures.tsx";
import classes from "./company-page.module.css";
import { LedgerLog } from "./ledger-log.tsx";
import { MoneyByReason } from "./money-by-reason.tsx";
import { PlaneProfits } from "./plane-profits.tsx";
import { ReputationCard } from "./reputation-card.tsx";
import { useSummary } from "./use-summary.ts";
import { WorldFigures } from "./world-figures.tsx";

export default function CompanyPage() {
  const { player } = useGame();
  const airports = useAirports();
  const summary = useSummary();
  const home = player.homeIcao === null ? "" : `, at home in ${placeName(airports, player.homeIcao)}`;
  return (
    <Page title={player.companyName} lead={`Run by ${player.username}${home}`}>
      <Card className="card">
        <CompanyFigures />
      </Card>
      {summary.isPending && <LoadingState what="your books" />}
      {summary.isError && <FailedState error={summary.error} retry={() => void summary.refetch()} />}
      {summary.data && <Books summary={summary.data} />}
      <Section title="Ledger" lead="Every transaction. They add up to your cash.">
        <LedgerLog />
      </Section>
    </Page>
  );
}

function Books({ summary }: { readonly summary: HistorySummary }) {
  const since = `Since ${realInstant(summary.since)}`;
  return (
    <>
      <Section title="Cash over time" lead={`In euros. ${since}, in real time`}>
        <CashOverTime balances={summary.purse} />
      </Section>
      <div className={classes.grid}>
        <Section title="Income and costs" lead={since}>
          <MoneyByReason money={summary.money} />
        </Section>
        <Stack>
          <Section title="Reputation" lead="What your reputation gives you.">
            <ReputationCard />
          </Section>
          <Section title="The world" lead="Shared by all players.">
            <WorldFigures />
          </Section>
        </Stack>
      </div>
      <Section title="Planes" lead={`Profit of each plane. ${since}`}>
        <PlaneProfits money={summary.money} />
      </Section>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

function Section({ title, lead, children }: SectionProps) {
  return (
    <Card component="section" className="card" aria-label={title}>
      <Title order={2}>{title}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {lead}
      </Text>
      {children}
    </Card>
  );
}
