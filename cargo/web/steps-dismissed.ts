/** Whether the player has hidden the guide to the first steps. The browser stores it. */
import { useLocalStorage } from "@mantine/hooks";

export function useStepsDismissed(playerId: number) {
  return useLocalStorage({
    key: `outbound-cargo-steps-dismissed-${playerId}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
}
