/** The missions board. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function MissionsPage() {
  return <Page title="Missions">{null}</Page>;
}
