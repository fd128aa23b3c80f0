/** Plays two short tones for a payment. Off by default. */
import { useLocalStorage } from "@mantine/hooks";
import { useEffect } from "react";
import { onLandings } from "./landings.ts";

export const useSoundSetting = () =>
  useLocalStorage({ key: "outbound-cargo-sound", defaultValue: false, getInitialValueInEffect: false });

export function useLandingSound(): void {
  const [isOn] = useSoundSetting();
  useEffect(() => (isOn ? onLandings(playTones) : undefined), [isOn]);
}

const TONES_HZ = [784, 1_047];
const TONE_S = 0.12;

function playTones(): void {
  const context = new AudioContext();
  TONES_HZ.forEach((frequency, index) => {
    const at = context.currentTime + index * TONE_S;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 2 * TONE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 2 * TONE_S);
  });
  setTimeout(() => void context.close(), 1_000);
}
