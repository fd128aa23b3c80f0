/**
 * The passwords that everybody tries first: well-known ones, well-known words with what people add to them, dates, rows of keys,
 * and what repeats itself. Not a rule about composition: a password of any other characters is accepted.
 */
import { COMMON_WORDS } from "./common-words.ts";

/**
 * Whether the password, which is in its normal form, is one of them in any case of its letters. `own` are words that somebody
 * would try for this account: its names.
 */
export function isCommonPassword(normal: string, own: readonly string[] = []): boolean {
  const password = normal.toLowerCase();
  if (password.length < SHORTEST) return false;
  if (own.some((word) => isDressedOwn(password, word.normalize("NFKC").toLowerCase()))) return true;
  return WELL_KNOWN.has(password) || isRegular(password) || isDressedWord(password);
}

/** Nothing shorter is a password at all. */
const SHORTEST = 8;
/** Digits and signs at one end, at most. */
const MOST_DRESS = 4;

function isDressedOwn(password: string, word: string): boolean {
  if (word.length < SHORTEST_OWN) return false;
  return [password, plain(password)].some((one) => {
    const place = one.indexOf(word);
    return place >= 0 && place <= MOST_DRESS && one.length - place - word.length <= MOST_DRESS;
  });
}

const SHORTEST_OWN = 3;

/** A common word, alone or twice or backwards, with a little before or after it, its letters perhaps written as digits and signs. */
function isDressedWord(password: string): boolean {
  return [password, plain(password)].some((one) => {
    const {
      before = "",
      core = "",
      after = "",
    } = /^(?<before>[^\p{L}]*)(?<core>\p{L}+)(?<after>[^\p{L}]*)$/u.exec(one)?.groups ?? {};
    if (before.length > MOST_DRESS || after.length > MOST_DRESS) return false;
    const half = core.slice(0, core.length / 2);
    return isWord(core) || (half + half === core && isWord(half)) || isWord([...core].reverse().join(""));
  });
}

/** A word, its plural, two short ones on end, or a longer one cut off after eight letters, as old systems did. */
function isWord(text: string): boolean {
  if (COMMON_WORDS.has(text) || (text.endsWith("s") && COMMON_WORDS.has(text.slice(0, -1)))) return true;
  return (text.length === CUT && CUT_OFF.has(text)) || (text.length <= MOST_OF_TWO && isTwoWords(text));
}

const MOST_OF_TWO = 12;
const CUT = 8;
const CUT_OFF: ReadonlySet<string> = new Set(
  [...COMMON_WORDS].filter(({ length }) => length > CUT).map((word) => word.slice(0, CUT)),
);

function isTwoWords(text: string): boolean {
  for (let middle = 2; middle <= text.length - 2; middle += 1) {
    if (COMMON_WORDS.has(text.slice(0, middle)) && COMMON_WORDS.has(text.slice(middle))) return true;
  }
  return false;
}

/** Replaces characters that look like letters, except digits and signs at the end. */
function plain(password: string): string {
  const { core = "", after = "" } = /^(?<core>.*?)(?<after>[^\p{L}]*)$/u.exec(password)?.groups ?? {};
  return core.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign) + after;
}

const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** A block again and again, one step after the other through digits, letters or keys, or a date. */
function isRegular(password: string): boolean {
  if (password.length > LONGEST_REGULAR) return false;
  if (isRepeated(password) || DATE.test(password) || ROWS.some((row) => row.includes(password))) return true;
  return /^\d+$/.test(password) && (isMirrored(password) || isKeypadWalk(password));
}

function isRepeated(password: string): boolean {
  const letters = [...password];
  return BLOCKS.some((length) => letters.every((letter, index) => letter === letters[index % length]));
}

const BLOCKS = [1, 2, 3, 4];

const isMirrored = (digits: string): boolean => [...digits].reverse().join("") === digits;

/** From each key of a keypad to one beside it. */
function isKeypadWalk(digits: string): boolean {
  const places = [...digits].map((digit) => [(Number(digit) + 2) % 3, Math.floor((Number(digit) + 2) / 3)] as const);
  return places.every(([x, y], index) => {
    const [nextX, nextY] = places[index + 1] ?? [x, y];
    return Math.max(Math.abs(nextX - x), Math.abs(nextY - y)) <= 1;
  });
}

const LONGEST_REGULAR = 24;
const DATE =
  /^(?:(?:0[1-9]|[12]\d|3[01])[-./]?(?:0[1-9]|[12]\d|3[01])[-./]?(?:19|20)\d\d|(?:19|20)\d\d[-./]?[01]\d[-./]?[0-3]\d)$/;

const FORWARDS = [
  "0123456789012345678901234567890",
  "1234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop[]",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "qwertyuiopasdfghjklzxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
  "a1b2c3d4e5f6g7h8i9",
  "1a2b3c4d5e6f7g8h9i",
  "11223344556677889900",
  "1029384756",
  "147258369",
];
const ROWS: readonly string[] = FORWARDS.flatMap((row) => [row, [...row].reverse().join("")]);

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const SINGLES = list(`
  12345678 123456789 1234567890 01234567 012345678 0123456789 87654321 987654321 9876543210 0987654321 123123123
  11111111 111111111 1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999
  999999999 00000000 000000000 0000000000 11112222 11223344 1122334455 12341234 12344321 12121212 10101010 13131313
  21212121 20202020 23232323 31415926 314159265 14725836 147258369 147852369 159753159 159357159 741852963 789456123
  963852741 456789123 321321321 147147147 258258258 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz1qaz qazwsxedc qazxswedc qazwsxedcrfv zaq12wsx zaq1xsw2 zaq1zaq1
  xsw2zaq1 qweasdzxc qweasdzxc123 qwe123qwe qweqweqwe qwe123456 asdasdasd asdfasdf asdf1234 asdf12345 asdfghjk asdfghjkl
  asdfjkl; asdqwe123 qwer1234 qwert123 qwert1234 qwert12345 qwertyui qwertyuio qwerty12 qwerty77 qwaszx12 zxcvbnm1
  zxcvbnm123 zxczxczxc zxcvzxcv 123qweasd 123qweasdzxc 123qwe123 1234qwer 12345qwert 123456qwerty 123asdfg 123456aa
  12345678a 123456789a 123456789q 1234567a 1234567q 123456abc 12345abc 1234abcd 123abc123 123123qwe 1a2b3c4d 1a2s3d4f
  a1b2c3d4 a1s2d3f4 a1234567 a12345678 a123456789 aa123456 aa12345678 aaa11111 aaaaaaaa aaaa1111 abc12345 abc123abc
  abcabcabc abcd1234 abcd12345 abcde123 abcdefgh abcdefghi abcdefghij abcdefg1 abcdefg123 q1234567 q12345678 q123456789
  qq123456 qqqqqqqq w1234567 z1234567 zzzzzzzz xxxxxxxx s1234567 asd12345 asd123456 asd123asd aobo123456 iloveyou
  iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveu123 ilovehim ilovegod iloveme1 iloveme2 imissyou
  loveyou1 loveyou2 lovelove loveme123 lovers12 forever1 together mylove123 sweetheart sweetpea babygirl babygirl1
  babygirl12 babyboy1 bestfriend boyfriend girlfriend beautiful gorgeous handsome darling1 precious pleasure happyday
  happyness happiness goodluck hellokitty hellohello helloworld hello1234 letmein! letmein2 letmeinnow opensesame
  open1234 pass1234 passpass password passw0rd passwords p@ssw0rd p@ssw0rd1 p@ssword p@ssword1 p@55w0rd pa55word
  pa55w0rd pa$$word pa$$w0rd passwd123 passphrase mypassword nopassword mypass123 mypassword1 newpassword newpass1
  yourpassword thepassword changethis changeit changeme1 changemenow temppass temp1234 temporary trustno1 whatever
  whatever1 nothing1 something anything everything 12qwaszx 1234asdf 1q2w3e4r! admin@123 adminadmin
  administrator rootroot root1234 toor1234 superuser poweruser sysadmin operator webmaster webadmin security secure123
  secret12 topsecret backdoor database oracle123 postgres mysql123 sqlserver linux123 ubuntu123 windows1 windows7
  windows10 microsoft facebook facebook1 instagram twitter1 linkedin whatsapp youtube1 google123 android1 samsung1
  iphone123 playstation nintendo xbox360x counter1 counterstrike warcraft starcraft minecraft fortnite roblox123
  leagueoflegends runescape maplestory pokemon1 pikachu1 charizard starwars startrek skywalker darthvader lukeskywalker
  gandalf1 frodo123 lordoftherings harrypotter hogwarts gryffindor batman123 superman spiderman wolverine ironman1
  captain1 avengers deadpool metallica megadeth slipknot nirvana1 greenday eminem123 linkinpark blink182 rockstar
  rockyou1 rocknroll guitar12 football football1 baseball baseball1 basketball softball volleyball hockey12 cowboys1
  steelers yankees1 redskins patriots packers1 eagles12 dolphins broncos1 raiders1 lakers24 arsenal1 chelsea1 liverpool
  liverpool1 manchester manutd123 barcelona juventus realmadrid ronaldo7 cristiano messi123 mercedes corvette porsche1
  porsche911 mustang1 chevrolet camaro12 ferrari1 lamborghini maserati yamaha12 kawasaki suzuki12 harley12 motorola
  sunflower sunshine sunshine1 moonlight midnight starlight rainbows butterfly butterfly1 ladybug1 bluebird blackbird
  blackcat elephant dolphin1 dinosaur scorpion scorpio1 panther1 tigger12 snickers peanuts1 chocolate chocolate1
  strawberry blueberry raspberry pineapple watermelon cheesecake cupcakes coffee12 cookies1 cinnamon pumpkin1 sugarplum
  princess princess1 princess12 princesa princess! mychemicalromance garfield scooby12 snoopy12 tinkerbell cinderella
  mickey12 spongebob sebastian alexander alexandra alejandro alejandra alexis12 angelica angelina anthony1 benjamin
  brittany caroline cassandra catherine charlotte christian christina christine christopher courtney danielle dominique
  elizabeth fernando fernanda francisco gabriela gabriel1 gabrielle giovanni isabella jacqueline jonathan jonathan1
  josephine katherine kimberly leonardo madeleine madison1 margaret maria123 marshall martina1 matthew1 maximilian
  michael1 michelle michelle1 mohammed nathalie nicholas nicholas1 patricia penelope rebecca1 roberto1 rodrigo1 roxanne1
  samantha samantha1 savannah sebastian1 stefanie stephanie stephanie1 stephen1 theresa1 valentin valentina valentine
  vanessa1 veronica victoria victoria1 virginia zachary1 america1 australia brooklyn california canada12 carolina
  deutschland florida1 hollywood newyork1 newyorkcity paradise scotland singapore vietnam1 arizona1 montreal jamaica1
  september september1 november december february saturday sunday12 holiday1 vacation birthday birthday1 1million
  internet internet1 computer computer1 computer123 keyboard password1234567 engineer marketing business business1
  accounts financial director manager1 employee customer personal training welcome1 welcome12 welcome123! welcomeback
  freedom1 liberty1 independence champion champions winner12 victory1 success1 creative dreamer1 destiny1 serenity
  genesis1 jesus123 jesuschrist godisgood godbless blessed1 blessing angels12 heaven12 hallelujah trinity1 emmanuel
  pa$$word123 dragon12 dragonball dragonballz dragon99 fireball firebird firefire fireman1 phoenix1 thunder1 lightning
  stargate infinity universe galaxy12 explorer predator terminator assassin warrior1 gladiator knight12 samurai1 ninja123
  shadow12 darkness blackhole nightmare vampire1 monster1 monsters zombie12 skeleton creature maverick maverick1 renegade
  outlaw12 cowboy12 ranger12 soldier1 military marines1 airborne airplane aviation pilot123 flight12 aircraft aviator1
  boeing747 boeing737 airbus380 concorde helicopter tomcat14 starship spaceship enterprise enterprise1 apollo13
  challenger voyager1 discovery columbia testtest test1234 test12345 testing1 testing123 testpass testuser
  tester12 demo1234 demodemo sample12 example1 guest123 guestguest user1234 username login123 loginlogin access14 access99
  letsgo12 hunter22 mustang12 trombone
`);

const WELL_KNOWN: ReadonlySet<string> = new Set(SINGLES);
