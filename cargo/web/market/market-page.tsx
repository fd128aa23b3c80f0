/** The aircraft that can be bought. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function MarketPage() {
  return <Page title="Aircraft">{null}</Page>;
}
