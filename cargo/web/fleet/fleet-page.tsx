/** All planes of the player. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function FleetPage() {
  return <Page title="Fleet">{null}</Page>;
}
