/** Warns of what a restore or import costs the current game: nothing if it was restored, imported or edited before. */
import { Text } from "@mantine/core";
import { useCurrentGame } from "../game/current-game.ts";
import { CURRENT_GAME } from "../game/which-game.ts";
import { cleanCostText } from "./clean-cost-text.ts";

export function CleanCost() {
  const text = cleanCostText(useCurrentGame(), CURRENT_GAME === null);
  return text === "" ? null : (
    <Text size="sm" className="warn">
      {text}
    </Text>
  );
}
