/** The star map with what can be ordered. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function MapPage() {
  return <Page title="Map">{null}</Page>;
}
