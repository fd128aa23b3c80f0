/** The page for unknown addresses, and for companies and alliances that do not exist or are not public. */
import { Button } from "@mantine/core";
import { Link } from "wouter";
import { Page } from "./page.tsx";

export function NotFoundPage() {
  return (
    <Page title="Page not found" lead="The address may be mistyped, or what it showed is gone or not public.">
      <div>
        <Button component={Link} href="/">
          To the start page
        </Button>
      </div>
    </Page>
  );
}
