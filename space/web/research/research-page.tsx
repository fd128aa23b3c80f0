/** The technologies. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function ResearchPage() {
  return <Page title="Research">{null}</Page>;
}
