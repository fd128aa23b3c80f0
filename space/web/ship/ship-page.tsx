/** The ship as a deck plan. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function ShipPage() {
  return <Page title="Ship">{null}</Page>;
}
