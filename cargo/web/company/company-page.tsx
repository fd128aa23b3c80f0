/** The company's results: key figures, cash over time, money by reason, profit by plane, and the ledger. */
import { Card, Progress, SimpleGrid, Skeleton, Stack, Text } from "@mantine/core";
import { Figures } from "@outbound/kit/web/elements/figures.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { counted, euros, integer, percent } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { reputationFactor } from "../../rules/jobs/reputation.ts";
import { api, type HistorySummary } from "../api.ts";
import { BasesSection } from "../bases/bases-section.tsx";
import { MilestonesCard } from "../goals/milestones-card.tsx";
import { useGame } from "../live/live.tsx";
import { useNames } from "../names.ts";
import { realInstant } from "../real-time.ts";
import { CashOverTime } from "./cash-over-time.tsx";
import classes from "./company-page.module.css";
import { LedgerLog } from "./ledger-log.tsx";
import { MoneyByReason } from "./money-by-reason.tsx";
import { PlaneProfits } from "./plane-profits.tsx";

export default function CompanyPage() {
  const { player } = useGame();
  const names = useNames();
  const summary = useRead(["history", "summary"], api.get("/api/history/summary"));
  const home = player.homeIcao === null ? "" : `, at home in ${names.place(player.homeIcao)}`;
  return (
    <Page title={player.companyName} lead={`Run by ${player.username}${home}`}>
      <Card className="card">
        <MainFigures />
        <Owed />
      </Card>
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: "start" }}>
        <MilestonesCard />
        <BasesSection />
      </SimpleGrid>
      <QueryState query={summary} what="your company's history" />
      {summary.data && <Summary summary={summary.data} />}
      <Section title="Ledger" lead="Every transaction. They add up to your cash.">
        <LedgerLog />
      </Section>
    </Page>
  );
}

function MainFigures() {
  const { player, planes } = useGame();
  const { data } = useRead(["history", "standing"], api.get("/api/leaderboard", { query: { by: "worth", limit: 1 } }));
  const own = data?.own;
  const loading = <Skeleton h={24} w={90} mt={6} />;
  return (
    <Figures
      className={classes.main}
      figures={[
        ["Cash", euros(player.money)],
        ["Net worth", own ? euros(own.worth) : loading],
        ["Rank by net worth", own ? `${integer(own.rank)} of ${integer(data.players)}` : loading],
        ["Planes", integer(planes.length)],
        ["Deliveries", own ? integer(own.deliveries) : loading],
        ["Flown", own ? `${integer(own.km)} km` : loading],
      ]}
    />
  );
}

/** Shows the debt for abandoned jobs, and which payments reduce it. */
function Owed() {
  const { player, planes, economy } = useGame();
  if (player.owed === 0) return null;
  return (
    <Note mt="md">
      You owe <b>{euros(player.owed)}</b> for abandoned jobs. {percent(economy.debtShare)} of what deliveries, routes,
      campaigns and the sale of planes and bases bring pays it off; relief does not.{" "}
      {planes.length > 0 && "Until then you cannot buy a plane or a base."}
    </Note>
  );
}

function Summary({ summary }: { readonly summary: HistorySummary }) {
  const since = `Since ${realInstant(summary.since)}`;
  return (
    <>
      <Section title="Cash over time" lead={`In euros. ${since}, in real time`}>
        <CashOverTime balances={summary.purse} />
      </Section>
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: "start" }}>
        <Section title="Income and costs" lead={since}>
          <MoneyByReason money={summary.money} />
        </Section>
        <Stack>
          <Section title="Reputation" lead="What your reputation gives you.">
            <Reputation />
          </Section>
          <Section title="The world" lead="Shared by all players.">
            <WorldFigures />
          </Section>
        </Stack>
      </SimpleGrid>
      <Section title="Planes" lead={`Profit of each plane without its routes, which have a row of their own. ${since}`}>
        <PlaneProfits money={summary.money} />
      </Section>
    </>
  );
}

function WorldFigures() {
  const { world } = useGame().market;
  const names = useNames();
  const busy = world.busiestAirports.filter(({ planes }) => planes > 0);
  return (
    <>
      <Figures
        className={classes.facts}
        figures={[
          ["Players", integer(world.players)],
          ...busy.map(
            ({ icao, planes }, index) =>
              [`${index + 1}. busiest: ${names.place(icao)}`, counted(planes, "plane")] as const,
          ),
        ]}
      />
      <Note size="xs" mt="md">
        Planes parked there or flying there, as of {realInstant(world.refreshedAt)}.
      </Note>
    </>
  );
}

function Reputation() {
  const { player, economy } = useGame();
  const { reputation } = player;
  return (
    <>
      <Text size="sm">
        <b>{reputation.toFixed(1)}</b> of 100
      </Text>
      <Progress value={reputation} mt={6} mb="md" aria-label={`Reputation: ${reputation.toFixed(1)} of 100`} />
      <Figures
        className={classes.facts}
        figures={[
          ["Job pay, of the base price", percent(reputationFactor(reputation * 1_000))],
          ["Discount on planes", percent(economy.planeDiscount)],
          ["Discount on fuel", percent(economy.fuelDiscount)],
        ]}
      />
      <Note size="xs" mt="md">
        Every delivery raises it: long and heavy ones more, relief goods four times as much. Late, abandoned and lapsed
        jobs lower it. Special jobs, which pay better, become more frequent with it.
      </Note>
    </>
  );
}
