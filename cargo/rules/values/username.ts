/** Refuses names that others could mistake for the operator or another player. Existing players keep such names. */

/** Name of the player of the earlier single-player version. */
export const FOUNDER = "founder";

const RESERVED = `
  ${FOUNDER} admin admins administrator administrators root superuser sysadmin webmaster moderator moderators mod mods operator
  operators owner staff support helpdesk system official security server service team gamemaster outbound outboundcargo outboundspace
`;

/** Words that claim to be the operator anywhere in a word of the name, as in `realadmin`. */
const TITLES = "admin moderator sysadmin superuser webmaster gamemaster helpdesk".split(" ");
/** Prefixes of ordinary words that contain such a title: badminton, road-minded, lead mines, Vladmina. */
const ORDINARY = "badmint roadmin leadmin vladmin".split(" ");

/**
 * True for a reserved name in any case and spelling, for a name of reserved words only, and for a name with an operator's title
 * within a word or across words.
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

/** Returns all runs of two or more consecutive words, joined. */
const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, start) => words.slice(start + 1).map((_, more) => words.slice(start, start + more + 2).join("")));

/** Ignores digits around a word. */
const isReservedWord = (word: string): boolean =>
  [word, word.replace(/^[\d\W_]+|[\d\W_]+$/gu, "")].some((one) => isLikeOneOf(RESERVED_LOOKS, lookOf(one)));

/** True for the same look, including doubled letters as in `adminn`. */
const isLikeOneOf = (looks: readonly string[], own: string): boolean =>
  looks.some((look) => own === look || (own.length > look.length && undoubled(own) === undoubled(look)));

const undoubled = (look: string): string => look.replace(/(.)\1+/gu, "$1");

/** Pairs of a character and the letter that it often replaces, although they do not look alike. */
const STAND_INS = pairs("3e 4a 5s 7t 8b 9g $s @a !i");

/** Pairs of a character and the letter that it looks like: digits and signs, other Latin letters, Cyrillic, Greek. */
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
 * Returns a canonical form of the name's look. Names with the same form could be mistaken for each other, like `Mira` and
 * `rnlra`, or `air-one` and `Air_0ne`.
 */
export const seenName = (name: string): string =>
  readLetters(
    name
      .normalize("NFKD")
      .replace(/[\s_-]+/gu, "-")
      .replace(/\p{M}/gu, ""),
    LOOKALIKES,
  );

/** Returns the letters that a reader would see in the name when looking for words. */
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
