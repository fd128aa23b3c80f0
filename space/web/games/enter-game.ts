/** Shows another game, which is another page. */
import { chooseGame, type KnownGame, keepGame } from "../game/which-game.ts";

/** Null is the main game. */
export function enterGame(game: Pick<KnownGame, "id"> | null): void {
  chooseGame(game && { kind: "play", id: game.id });
  location.assign("/");
}

/** Keeps a game that was just created, and shows it. */
export function enterNewGame({ id = "", name }: { readonly id?: string; readonly name: string }): void {
  keepGame({ id, name });
  enterGame({ id });
}
