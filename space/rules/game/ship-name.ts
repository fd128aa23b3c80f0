/** Derives the name of the ship from the game's seed. */

const FIRST = [
  "Patient",
  "Wandering",
  "Quiet",
  "Stubborn",
  "Borrowed",
  "Amber",
  "Northern",
  "Faithful",
  "Restless",
  "Copper",
  "Winter",
  "Unbroken",
  "Gentle",
  "Hollow",
  "Early",
  "Tarnished",
  "Second",
  "Open",
  "Steady",
  "Distant",
  "Salted",
  "Lucky",
  "Long",
] as const;

const SECOND = [
  "Lantern",
  "Wake",
  "Compass",
  "Heron",
  "Ember",
  "Promise",
  "Tide",
  "Sparrow",
  "Meridian",
  "Candle",
  "Swift",
  "Answer",
  "Petrel",
  "Anchor",
  "Morning",
  "Thread",
  "Plough",
  "Errand",
  "Crossing",
] as const;

/** Returns a name such as `Patient Lantern`, to be used with "the". */
export function shipName(seed: number): string {
  // Seeds are up to 53 bits; both halves count.
  let mixed = Math.imul((seed % 4_294_967_296) ^ Math.floor(seed / 4_294_967_296), 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = (mixed ^ (mixed >>> 13)) >>> 0;
  const first = FIRST[mixed % FIRST.length];
  const second = SECOND[Math.floor(mixed / FIRST.length) % SECOND.length];
  return `${first} ${second}`;
}
