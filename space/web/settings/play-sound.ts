/** Synthesises sounds, so that no files are loaded. Silent while the volume is 0, which is the default. */
import { currentVolume } from "./settings.ts";
import { type Note, SOUNDS, type SoundName } from "./sounds.ts";

/** Created for the first sound: browsers require that the player has pressed a key or button before. */
let context: AudioContext | undefined;

export function playSound(name: SoundName): void {
  const volume = currentVolume() / 100;
  if (volume === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // The browser may have created the context suspended.
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const one of SOUNDS[name]) play(context, one, volume);
}

/** Seconds in which a note reaches its loudness; a sudden start would click. */
const ATTACK = 0.012;

function play(audio: AudioContext, { hertz, to = hertz, at, seconds, wave, loudness }: Note, volume: number): void {
  const start = audio.currentTime + at;
  const end = start + seconds;
  const tone = new OscillatorNode(audio, { type: wave, frequency: hertz });
  tone.frequency.setValueAtTime(hertz, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  // Squared, because hearing is not linear: at half of the slider, the sound seems half as loud.
  gain.gain.linearRampToValueAtTime(loudness * volume ** 2, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(end);
}
