/** Who is aboard. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function CrewPage() {
  return <Page title="Crew">{null}</Page>;
}
