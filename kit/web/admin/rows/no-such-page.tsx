/** In place of rows: the page is beyond the last one, as after rows were deleted. */
import { Button } from "@mantine/core";
import { EmptyState } from "../../states.tsx";

export const NoSuchPage = ({ onFirst }: { readonly onFirst: () => void }) => (
  <EmptyState title="No such page" action={<Button onClick={onFirst}>To the first page</Button>}>
    The table has fewer rows now.
  </EmptyState>
);
