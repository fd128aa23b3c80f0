/** Opens another game by loading the page again. */
import { chooseGame, type KnownGame, keepGame } from "../game/which-game.ts";

/** Opens the game; null is the main game. */
export function enterGame(game: Pick<KnownGame, "id"> | null): void {
  chooseGame(game && { kind: "play", id: game.id });
  location.assign("/");
}

/** Stores a game that was just created, and opens it. */
export function enterNewGame({ id = "", name }: { readonly id?: string; readonly name: string }): void {
  keepGame({ id, name });
  enterGame({ id });
}
