/** The operator's panel. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function AdminPage() {
  return <Page title="Administration">{null}</Page>;
}
