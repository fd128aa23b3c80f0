/** The end of a list of pages: a button that loads older items, or a text that there are none. */
import { Button, Center } from "@mantine/core";
import type { ReactNode } from "react";
import { Note } from "./note.tsx";

export interface OlderButtonProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): Promise<unknown>;
  };
  readonly children: ReactNode;
  /** Shown after the last page. */
  readonly end?: string;
}

export function OlderButton({ list, children, end }: OlderButtonProps) {
  if (!list.hasNextPage && end === undefined) return null;
  return (
    <Center>
      {list.hasNextPage ? (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {children}
        </Button>
      ) : (
        <Note>{end}</Note>
      )}
    </Center>
  );
}
