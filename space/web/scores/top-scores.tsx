/** The best scores of the week, on the start page. */
import { Button, Text } from "@mantine/core";
import { readOptions } from "@outbound/kit/web/use-read.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { scoresAddress } from "../pages.ts";
import { ScoreList } from "./score-list.tsx";

const SHOWN = 5;

export function TopScores() {
  const call = api.get("/api/scores", { query: { period: "week", limit: SHOWN } });
  const { scores } = useSuspenseQuery(readOptions(["scores", "top"], call)).data;
  return (
    <>
      {scores.length === 0 ? (
        <Text c="dimmed">Nobody has won a game this week.</Text>
      ) : (
        <ScoreList scores={scores} brief />
      )}
      <div>
        <Button component="a" href={scoresAddress({})} variant="default">
          Scoreboard
        </Button>
      </div>
    </>
  );
}
