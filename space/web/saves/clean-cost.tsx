/**
 * Warns of what a restore, an import or a new game costs the current game: nothing if it was restored, imported or edited
 * before.
 */
import { Text } from "@mantine/core";
import { useCurrentGame } from "../game/current-game.ts";
import { CURRENT_GAME } from "../game/which-game.ts";
import { cleanCostText, startOverCostText } from "./clean-cost-text.ts";

export const CleanCost = () => <Warning text={cleanCostText(useCurrentGame(), CURRENT_GAME === null)} />;

export const StartOverCost = () => <Warning text={startOverCostText(useCurrentGame())} />;

function Warning({ text }: { readonly text: string }) {
  return text === "" ? null : (
    <Text size="sm" className="warn">
      {text}
    </Text>
  );
}
