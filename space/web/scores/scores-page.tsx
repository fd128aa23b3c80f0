/** The scoreboard: won games of this service that were never restored, imported or edited. */
import { Card } from "@mantine/core";
import { OlderButton } from "@outbound/kit/web/elements/older-button.tsx";
import { Page } from "@outbound/kit/web/page.tsx";
import { QueryBoundary } from "@outbound/kit/web/query-boundary.tsx";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { IconTrophy } from "@tabler/icons-react";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { api } from "../api.ts";
import { scoresAddress } from "../pages.ts";
import { StartFrame } from "../start-frame.tsx";
import { type ScoreFilter, scoreFilterOf } from "./score-filter.ts";
import { ScoreFilters } from "./score-filters.tsx";
import { ScoreList } from "./score-list.tsx";

const PAGE_LENGTH = 25;

export default function ScoresPage() {
  const filter = scoreFilterOf(useSearch());
  const [, goTo] = useLocation();
  return (
    <StartFrame here="scores">
      <Page
        title="Scoreboard"
        lead="Games won without imports, restored turns or edits. The main game does not count. Easier games have more turns left: compare one difficulty."
        width={860}
      >
        <ScoreFilters filter={filter} onChange={(next) => goTo(scoresAddress(next), { replace: true })} />
        <Card>
          <QueryBoundary what="the scores" key={JSON.stringify(filter)}>
            <Scores filter={filter} />
          </QueryBoundary>
        </Card>
      </Page>
    </StartFrame>
  );
}

function Scores({ filter }: { readonly filter: ScoreFilter }) {
  const list = useSuspenseInfiniteQuery({
    queryKey: ["scores", filter],
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/scores", { query: { ...filter, limit: PAGE_LENGTH, offset: pageParam } }).send({ signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_LENGTH < total ? pages.length * PAGE_LENGTH : null),
  });
  const scores = list.data.pages.flatMap((page) => page.scores);
  if (scores.length === 0) {
    return Object.keys(filter).length > 0 ? (
      <EmptyState icon={<IconTrophy size={22} />} title="No matching scores">
        Change the filter, or show all.
      </EmptyState>
    ) : (
      <EmptyState icon={<IconTrophy size={22} />} title="No scores yet">
        Start a game of your own and win it.
      </EmptyState>
    );
  }
  return (
    <>
      <ScoreList scores={scores} />
      <OlderButton list={list}>Show more</OlderButton>
    </>
  );
}
