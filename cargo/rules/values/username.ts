/**
 * Names that no player can take, because others would take the player for the operator or for another player. Players who have
 * such a name keep it.
 */

/** The name of the earlier single-player version's player. */
export const FOUNDER = "founder";

const RESERVED = `
  ${FOUNDER} admin admins administrator administrators root superuser sysadmin webmaster moderator moderators mod mods operator
  operators owner staff support helpdesk system official security server service team gamemaster outbound outboundcargo outboundspace
`;

/** Words that make a player the operator wherever they are in a word of the name, as in `realadmin`. */
const TITLES = "admin moderator sysadmin superuser webmaster gamemaster helpdesk".split(" ");
/** Beginnings of ordinary words that have such a title in them: badminton, road-minded, lead mines, Vladmina. */
const ORDINARY = "badmint roadmin leadmin vladmin".split(" ");

/**
 * True for a reserved name in any case and spelling, for a name of reserved words alone, and for one with a title of the operator
 * in a word, or in words together.
 */
export function isReservedName(name: string): boolean {
  const words = name.split(/[^\p{L}\p{N}\p{M}$@!|]+/u).filter((word) => word !== "");
  if (isReservedWord(name) || (words.length > 0 && words.every(isReservedWord))) return true;
  return words.some(hasTitle) || runsOf(words).some((run) => isLikeOneOf(TITLE_LOOKS, lookOf(run)));
}

function hasTitle(word: string): boolean {
  const look = ORDINARY_LOOKS.reduce((left, one) => left.replaceAll(one, "-"), undoubled(lookOf(word)));
  return TITLE_LOOKS.some((title) => look.includes(title));
}

/** Words that follow each other, written as one: two at least. */
const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, start) => words.slice(start + 1).map((_, more) => words.slice(start, start + more + 2).join("")));

/** Digits around a word do not make it another one. */
const isReservedWord = (word: string): boolean =>
  [word, word.replace(/^[\d\W_]+|[\d\W_]+$/gu, "")].some((one) => isLikeOneOf(RESERVED_LOOKS, lookOf(one)));

/** True for the same look, and for one in which letters are doubled: `adminn`. */
const isLikeOneOf = (looks: readonly string[], own: string): boolean =>
  looks.some((look) => own === look || (own.length > look.length && undoubled(own) === undoubled(look)));

const undoubled = (look: string): string => look.replace(/(.)\1+/gu, "$1");

/** Pairs of a character and the letter that many write it for, though nobody takes one for the other. */
const STAND_INS = pairs("3e 4a 5s 7t 8b 9g $s @a !i");

/** Pairs of a character and the letter that it looks like: digits and signs, Latin of other languages, Cyrillic, Greek. */
const LOOKALIKES = pairs(
  `0o 1i li |i
   аa вb гr еe ёe зe іi їi јj кk мm нh оo пn рp сc тt уy хx ѕs ԁd һh ԛq ԝw ӏi
   ıi ȷj ɪi ɩi ɑa ɡg łl øo đd ᴀa ᴅd ᴍm ɴn ʀr
   αa βb εe ηn ιi κk μm νv οo ρp σo τt υu χx ϲc Νn Ηh Υy`,
);

function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(list.split(/\s+/).map((pair) => [pair.slice(0, -1), pair.slice(-1)]));
}

/**
 * What a hurried reader sees of the name: two names with the same could be taken for each other, as `Mira` and `rnlra`, or
 * `air-one` and `Air_0ne`.
 */
export const seenName = (name: string): string =>
  readLetters(
    name
      .normalize("NFKD")
      .replace(/[\s_-]+/gu, "-")
      .replace(/\p{M}/gu, ""),
    LOOKALIKES,
  );

/** What a reader who looks for words in the name takes it for: letters alone. */
const lookOf = (name: string): string =>
  readLetters(name.normalize("NFKD").replace(/[^\p{L}\p{N}$@!|]/gu, ""), LOOKALIKES, STAND_INS);

function readLetters(text: string, ...readings: readonly ReadonlyMap<string, string>[]): string {
  const read = [...text].map((letter) => {
    const small = letter.toLowerCase();
    return (
      readings.map((reading) => reading.get(letter) ?? reading.get(small)).find((one) => one !== undefined) ?? small
    );
  });
  return read.join("").replaceAll("rn", "m").replaceAll("vv", "w");
}

const RESERVED_LOOKS = [...new Set(RESERVED.trim().split(/\s+/).map(lookOf))];
const TITLE_LOOKS = TITLES.map(lookOf);
const ORDINARY_LOOKS = ORDINARY.map(lookOf);
