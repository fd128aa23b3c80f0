/** Registrations that name planes until their owners do, in the format of the owner's country. */

/** Returns the registration of a plane of a country (ISO 3166). Planes with consecutive ids get different ones. */
export function registration(seed: number, planeId: number, country: string): string {
  const pattern = PATTERNS[country] ?? NEUTRAL;
  const signs = [...pattern].map((sign) => CHOICES[sign] ?? sign);
  const capacity = signs.reduce((product, choices) => product * choices.length, 1);
  let rest = ((seed % capacity) + (planeId % capacity) * (STEP % capacity)) % capacity;
  let name = "";
  for (const choices of signs) {
    name += choices.charAt(rest % choices.length);
    rest = Math.floor(rest / choices.length);
  }
  return name;
}

/** A prime that divides no capacity of a pattern, so that a registration repeats only after all have been used. */
const STEP = 2_654_435_761;

/** In a pattern `?` is a letter, `0` a digit, and `1` a digit other than 0. */
const CHOICES: Readonly<Record<string, string>> = {
  "?": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "0": "0123456789",
  "1": "123456789",
};

const NEUTRAL = "X-????";

const PATTERNS: Readonly<Record<string, string>> = {
  AE: "A6-???",
  AR: "LV-???",
  AT: "OE-???",
  AU: "VH-???",
  BE: "OO-???",
  BR: "PR-???",
  CA: "C-F???",
  CH: "HB-???",
  CL: "CC-???",
  CN: "B-1000",
  CO: "HK-1000",
  CZ: "OK-???",
  DE: "D-????",
  DK: "OY-???",
  EG: "SU-???",
  ES: "EC-???",
  FI: "OH-???",
  FR: "F-????",
  GB: "G-????",
  GR: "SX-???",
  ID: "PK-???",
  IE: "EI-???",
  IN: "VT-???",
  IT: "I-????",
  JP: "JA100?",
  KE: "5Y-???",
  KR: "HL1000",
  MA: "CN-???",
  MX: "XA-???",
  MY: "9M-???",
  NG: "5N-???",
  NL: "PH-???",
  NO: "LN-???",
  NZ: "ZK-???",
  PH: "RP-C1000",
  PL: "SP-???",
  PT: "CS-???",
  RO: "YR-???",
  RU: "RA-10000",
  SE: "SE-???",
  SG: "9V-???",
  TH: "HS-???",
  TR: "TC-???",
  UA: "UR-???",
  US: "N100??",
  ZA: "ZS-???",
};
