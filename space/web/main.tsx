/** The space client. */
import { mountClient } from "@outbound/kit/web/mount.tsx";
import { gameTheme } from "@outbound/kit/web/theme.ts";
import { App } from "./app.tsx";
import { followPlayLink } from "./game/which-game.ts";

addEventListener("hashchange", followPlayLink);
// Beside the map and not over it.
mountClient(<App />, gameTheme("violet"), { position: "bottom-right" });
