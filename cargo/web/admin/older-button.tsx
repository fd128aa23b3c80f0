/** The way to what is older than what is shown. */
import { Button, Center } from "@mantine/core";

interface OlderButtonProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): Promise<unknown>;
  };
}

export function OlderButton({ list }: OlderButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <Center>
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Show older
      </Button>
    </Center>
  );
}
