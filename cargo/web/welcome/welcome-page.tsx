/** Where a new player chooses a home. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function WelcomePage() {
  return <Page title="Welcome">{null}</Page>;
}
