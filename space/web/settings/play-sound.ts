/** Plays a sound by synthesis, so that nothing is loaded. Silent while the volume is 0, as it is at first. */
import { currentVolume } from "./settings.ts";
import { type Note, SOUNDS, type SoundName } from "./sounds.ts";

/** Created with the first sound, which a press of a key or button causes, as browsers demand. */
let context: AudioContext | undefined;

export function playSound(name: SoundName): void {
  const volume = currentVolume() / 100;
  if (volume === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser may create it silent, until the page is used.
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const one of SOUNDS[name]) play(context, one, volume);
}

/** Seconds until a note is at its loudness; a sharp start clicks. */
const ATTACK = 0.012;

function play(audio: AudioContext, { hertz, to = hertz, at, seconds, wave, loudness }: Note, volume: number): void {
  const start = audio.currentTime + at;
  const end = start + seconds;
  const tone = new OscillatorNode(audio, { type: wave, frequency: hertz });
  tone.frequency.setValueAtTime(hertz, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  // Hearing is not linear: half of the slider is half as loud.
  gain.gain.linearRampToValueAtTime(loudness * volume ** 2, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(end);
}
