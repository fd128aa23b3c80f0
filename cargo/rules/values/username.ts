/**
 * Names that no player can take, because others would take the player for the operator: reserved words, and what looks like one.
 * Players who have such a name keep it.
 */

/** The name of the earlier single-player version's player. */
export const FOUNDER = "founder";

const RESERVED = `
  ${FOUNDER} admin admins administrator administrators root superuser sysadmin webmaster moderator moderators mod mods operator
  operators owner staff support helpdesk system official security server service team gamemaster outbound outboundcargo outboundspace
`;

/** True for a reserved name in any case and spelling, and for a name of reserved words alone. */
export function isReservedName(name: string): boolean {
  const words = name.split(/[^\p{L}\p{N}\p{M}$@!|]+/u).filter((word) => word !== "");
  return isReservedWord(name) || (words.length > 0 && words.every(isReservedWord));
}

/** Digits around a word do not make it another one. */
const isReservedWord = (word: string): boolean =>
  RESERVED_LOOKS.has(lookOf(word)) || RESERVED_LOOKS.has(lookOf(word.replace(/^[\d\W_]+|[\d\W_]+$/gu, "")));

/** Pairs of a character and the letter that it looks like: digits and signs, Cyrillic, Greek. */
const LOOKALIKES = new Map(
  `0o 1i li 3e 4a 5s 7t 8b 9g $s @a !i |i
   аa вb гr еe ёe зe іi їi јj кk мm нh оo пn рp сc тt уy хx ѕs ԁd һh ԛq ԝw ӏi
   αa βb εe ηn ιi κk μm νv οo ρp σo τt υu χx ϲc Νn Ηh Υy`
    .split(/\s+/)
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

/** What a reader takes the name for: names that look the same have the same. */
function lookOf(name: string): string {
  const letters = name.normalize("NFKD").replace(/[^\p{L}\p{N}$@!|]/gu, "");
  const lookOfLetter = (letter: string) => LOOKALIKES.get(letter) ?? LOOKALIKES.get(letter.toLowerCase());
  const read = [...letters].map((letter) => lookOfLetter(letter) ?? letter.toLowerCase()).join("");
  return read.replaceAll("rn", "m").replaceAll("vv", "w");
}

const RESERVED_LOOKS: ReadonlySet<string> = new Set(RESERVED.trim().split(/\s+/).map(lookOf));
