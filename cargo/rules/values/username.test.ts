import assert from "node:assert/strict";
import { test } from "node:test";
import { isReservedName } from "./username.ts";

const RESERVED = `admin Admin ADMIN adm1n 4dmin root r00t moderator m0derat0r MODERATOR mod mods outbound 0utb0und
  Out-Bound operator staff support system official founder admin1 admin_2026 1admin __admin__ root7 adrnin
  outbound-support admin-team Outbound_Admin`;

test("[REG3] reserved names are refused in any case, with digits for letters and with digits and signs around them", () => {
  for (const name of RESERVED.split(/\s+/)) assert.equal(isReservedName(name), true, name);
});

test("[REG3] names in letters of other alphabets that look reserved are refused", () => {
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

test("[REG3] names that only contain a reserved word are free", () => {
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
