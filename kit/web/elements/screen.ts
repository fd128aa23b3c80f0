/** What the layout depends on where style sheets do not suffice. */
import { useMediaQuery } from "@mantine/hooks";

/** Known at the first render, so that nothing jumps. */
export const useMatches = (query: string): boolean => useMediaQuery(query, false, { getInitialValueInEffect: false });

export const useIsPhone = (): boolean => useMatches("(max-width: 48em)");
