/** The settings that the browser stores for a player. */
import { useLocalStorage } from "@mantine/hooks";
import { NAME_KEY } from "./player-name.ts";

/** Storage key and default of each setting. */
const SETTINGS = {
  /** Volume of sounds in percent; 0 is off. */
  volume: { key: "outbound-space-volume", fallback: 0 },
  /** Name of the player, as friends in the same game see it. */
  name: { key: NAME_KEY, fallback: "" },
  /** Whether single keys are shortcuts; some input methods need them off. */
  shortcuts: { key: "outbound-space-shortcuts", fallback: true },
  /** Whether buttons offer their calls as curl commands. */
  commands: { key: "outbound-space-commands", fallback: false },
} as const;

const useSetting = <Value>(key: string, defaultValue: Value) =>
  useLocalStorage<Value>({ key, defaultValue, getInitialValueInEffect: false });

export const useVolume = () => useSetting<number>(SETTINGS.volume.key, SETTINGS.volume.fallback);
export const useShortcutSetting = () => useSetting<boolean>(SETTINGS.shortcuts.key, SETTINGS.shortcuts.fallback);
export const useCommandSetting = () => useSetting<boolean>(SETTINGS.commands.key, SETTINGS.commands.fallback);

export const useNameSetting = () => useSetting<string>(SETTINGS.name.key, SETTINGS.name.fallback);

/** Returns the current volume, for code outside of components; 0 if the browser stores none. */
export function currentVolume(): number {
  try {
    const volume = Number(JSON.parse(localStorage.getItem(SETTINGS.volume.key) ?? "0"));
    return Number.isFinite(volume) ? Math.min(100, Math.max(0, volume)) : 0;
  } catch {
    return 0;
  }
}
