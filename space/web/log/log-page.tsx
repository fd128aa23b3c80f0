/** What happened. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function LogPage() {
  return <Page title="Log">{null}</Page>;
}
