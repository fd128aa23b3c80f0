/** Invented names: more star names than a galaxy needs, and people's names for any number of crew. */

const listed = (text: string): readonly string[] => text.trim().split(/,\s+/);

export const STAR_NAMES = listed(`
  Adlun, Aveth, Belmora, Brakka, Calder, Cinnabar, Corvane, Dalreth, Dunmere, Eddis, Elowen, Farrow, Fennick,
  Galdra, Gwynne, Harrow, Hesper, Ilvane, Ishtal, Jorvik's Lamp, Kestrel, Korrim, Lantern, Lysk, Marrow,
  Meridene, Nacre, Norrun, Obrecht, Ostara, Pallas Gate, Perrin, Quill, Quoril, Rasmere, Rookhaven, Sable,
  Selwyn, Tamsin, Thorne, Ulmar, Umbrel, Vanth, Verity, Wester, Wick, Xandri, Yarrow, Ysolde, Zephrine
`);

export const FIRST_NAMES = listed(`
  Ada, Bram, Cleo, Dara, Edda, Finn, Greta, Hale, Imre, Juno, Kato, Lena, Milo, Nadia, Oren, Pia, Quin, Rosa,
  Soren, Tova, Uma, Viggo, Wren, Yara, Zev
`);

export const LAST_NAMES = listed(`
  Achterberg, Balogun, Castellan, Drummond, Eriksen, Fontaine, Garrick, Holt, Ibarra, Jansen, Kovacs, Lindqvist,
  Marchetti, Novak, Okafor, Petrov, Quayle, Rahman, Sato, Tremaine, Ueda, Varga, Whitlock, Yilmaz, Zamora
`);
