/** How all players rank. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function LeaderboardPage() {
  return <Page title="Ranking">{null}</Page>;
}
