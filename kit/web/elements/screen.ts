/** Media queries, for layout that style sheets alone cannot express. */
import { useMediaQuery } from "@mantine/hooks";

/** Evaluated before the first render, so that nothing jumps. */
export const useMatches = (query: string): boolean => useMediaQuery(query, false, { getInitialValueInEffect: false });

export const useIsPhone = (): boolean => useMatches("(max-width: 48em)");
