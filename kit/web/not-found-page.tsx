/** The page for unknown addresses. */
import { Button } from "@mantine/core";
import { Link } from "wouter";
import { Page } from "./page.tsx";
import { EmptyState } from "./states.tsx";

export function NotFoundPage() {
  return (
    <Page title="No such page">
      <EmptyState
        title="Page not found"
        action={
          <Button component={Link} href="/" mt="sm">
            To the start page
          </Button>
        }
      >
        The address may be mistyped, or the page may have moved.
      </EmptyState>
    </Page>
  );
}
