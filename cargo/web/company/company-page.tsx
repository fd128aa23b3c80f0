/** How the company does. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function CompanyPage() {
  return <Page title="Company">{null}</Page>;
}
