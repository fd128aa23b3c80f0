/** Entry point of the space client. */
import { mountClient } from "@outbound/kit/web/mount.tsx";
import { gameTheme } from "@outbound/kit/web/theme.ts";
import { App } from "./app.tsx";
import { followPlayLink } from "./game/which-game.ts";

addEventListener("hashchange", followPlayLink);
// Notifications appear beside the map and do not cover it.
mountClient(<App />, gameTheme("violet"), { position: "bottom-right" });
