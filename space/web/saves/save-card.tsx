/** A card of the Game page, with its own loading and error states. */
import { Card, Stack, Title } from "@mantine/core";
import { QueryBoundary } from "@outbound/kit/web/query-boundary.tsx";
import { type ReactNode, useId } from "react";

export function SaveCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} id={id}>
          {title}
        </Title>
        <QueryBoundary what={title.toLowerCase()}>{children}</QueryBoundary>
      </Stack>
    </Card>
  );
}
