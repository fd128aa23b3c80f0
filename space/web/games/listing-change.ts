/** The change of a game's name and listing that the dialog sends. */
import type { GameOverview } from "../api.ts";

type Listing = Pick<GameOverview, "name" | "listed">;

/** Returns the fields that the player changed. The others may have changed since the dialog opened, and stay as they are. */
export const changeOf = (opened: Listing, wanted: Listing): Partial<Listing> => ({
  ...(wanted.name === opened.name ? {} : { name: wanted.name }),
  ...(wanted.listed === opened.listed ? {} : { listed: wanted.listed }),
});
