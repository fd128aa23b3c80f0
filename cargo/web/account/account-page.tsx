/** The account: password, sessions, deletion. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function AccountPage() {
  return <Page title="Account">{null}</Page>;
}
