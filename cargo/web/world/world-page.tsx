/** The map with the jobs beside it. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function WorldPage() {
  return <Page title="World">{null}</Page>;
}
