import assert from "node:assert/strict";
import { test } from "node:test";
import { cookieFor, sessionCookie } from "./cookie.ts";

test("over TLS the cookie has the __Host- prefix", () => {
  const cookie = sessionCookie({ name: "game_session", secure: true });
  assert.equal(cookie.name, "__Host-game_session");
  assert.equal(
    cookie.set("abc_-", 1_209_600),
    "__Host-game_session=abc_-; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
  assert.equal(cookie.clear(), "__Host-game_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax");
});

test("without TLS the cookie has its plain name and is not Secure", () => {
  const cookie = sessionCookie({ name: "game_session", secure: false });
  assert.equal(cookie.name, "game_session");
  assert.equal(cookie.set("abc", 60), "game_session=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax");
  assert.equal(cookie.clear(), "game_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
});

test("the request's protocol decides, except that a service with an https address always uses the secure cookie", () => {
  const server = { isBehindTls: true };
  assert.equal(cookieFor({ protocol: "http", server }, "game_session").name, "__Host-game_session");
  assert.equal(cookieFor({ protocol: "http", server: { isBehindTls: false } }, "game_session").name, "game_session");
  assert.equal(cookieFor({ protocol: "https" }, "game_session").name, "__Host-game_session");
  assert.equal(cookieFor({ protocol: "http" }, "game_session").name, "game_session");
});
