/** What happened. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function HistoryPage() {
  return <Page title="History">{null}</Page>;
}
