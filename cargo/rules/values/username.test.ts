import assert from "node:assert/strict";
import { test } from "node:test";
import { isReservedName, seenName } from "./username.ts";

const RESERVED = `admin Admin ADMIN adm1n 4dmin root r00t moderator m0derat0r MODERATOR mod mods outbound 0utb0und
  Out-Bound operator staff support system official founder admin1 admin_2026 1admin __admin__ root7 adrnin
  outbound-support admin-team Outbound_Admin`;

test("[REG3] reserved names are refused in any case, with digits for letters, and surrounded by digits and signs", () => {
  for (const name of RESERVED.split(/\s+/)) assert.equal(isReservedName(name), true, name);
});

test("[REG3] names in other alphabets that look reserved are refused", () => {
  for (const name of [
    "аdmin",
    "ΑDΜΙΝ",
    "rооt",
    "ѕtаff",
    "Моdеrаtоr",
    "ａｄｍｉｎ",
    "ádmìn",
    "Outbound Support",
    "ad min",
  ]) {
    assert.equal(isReservedName(name), true, name);
  }
});

test("[REG3] the operator's titles are refused anywhere in a word, across separators, with doubled letters and with look-alikes", () => {
  for (const name of [
    ...[
      "admın",
      "the admin",
      "cargo_admin",
      "realadmin",
      "adminn",
      "aadmmiinn",
      "the ad min",
      "xX_adm1n_Xx",
      "adminmira",
    ],
    ...[
      "sysadmin2",
      "Cargo Admin Desk",
      "the-m0derator",
      "helpdeskk",
      "rooot",
      "stafff",
      "øutbound",
      "mira.moderator",
      "myadm!n",
    ],
    ...["Administer", "administration", "the a-d-m-i-n"],
  ]) {
    assert.equal(isReservedName(name), true, name);
  }
});

test("[REG3] ordinary names are not reserved", () => {
  const names = `badminton, badminton_fan, Road Minder, roadminder, broadminded, leadmine, Vladmina, Vladimir, mad minute, Dad Mint,
    rot, Stan, Stafford, modest, Modena, model, modern, moderate, Moderna, commodore, Rod, Rooney, Arnold, admiral, admire, Adam, Amin,
    Yasmin, Jasmine, Armin, Fadi, Hassan, Anna, Otto, Aaron, Lloyd, Emma, Matteo, Gamer, GameOver, Master, Webb, Webber, Help, Desk,
    Superman, User123, supportive, owner_of_planes, Team Air, Operator Air, Serverus, officially, outbounder, Outbound Air`;
  const all = names.split(",").map((name) => name.trim());
  assert.ok(all.length >= 50);
  assert.deepEqual(all.filter(isReservedName), []);
});

test("[REG3] names that only contain a reserved word other than a title of the operator are not reserved", () => {
  for (const name of [
    "mira",
    "rooter",
    "modesty",
    "admiral",
    "northern-air-cargo-24",
    "fleet-owner",
    "Root Beer Air",
  ]) {
    assert.equal(isReservedName(name), false, name);
  }
  for (const name of ["Outbound Air", "supporter", "Мира", "", "--", "1234", "team7up"]) {
    assert.equal(isReservedName(name), false, name);
  }
});

test("[REG6] names that look alike at a glance are treated as the same, and others are not", () => {
  const alike = [
    "Mira rnira MIRA m1ra mlra MIra MÏRA",
    "air-one Air_0ne a1r__one aiг-οne",
    "Wolf vvolf W0LF",
    "bill B1LL biii",
  ];
  for (const names of alike) {
    const list = names.split(" ").map((name) => name.replace("г", "r"));
    assert.deepEqual([...new Set(list.map(seenName))].length, 1, names);
  }
  const apart =
    "mira mirra myra maria m4ra miraair mira-air mira2 mira22 2mira bot1 bot2 bot10 bot11 bot100 anna hanna otto lotto".split(
      " ",
    );
  assert.equal(new Set(apart.map(seenName)).size, apart.length);
});
