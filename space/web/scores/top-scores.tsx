/** The best scores of the week, on the start page. */
import { Button, Text } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { scoresAddress } from "../pages.ts";
import { ScoreList } from "./score-list.tsx";

const SHOWN = 5;

export function TopScores() {
  const { scores } = useSuspenseQuery({
    queryKey: ["scores", "top"],
    queryFn: ({ signal }) => api.get("/api/scores", { query: { period: "week", limit: SHOWN } }).send({ signal }),
  }).data;
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
