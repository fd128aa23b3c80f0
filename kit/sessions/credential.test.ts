import assert from "node:assert/strict";
import { test } from "node:test";
import { notesApp } from "../http/testing/notes-app.ts";
import { cookieFor } from "./cookie.ts";
import { readCredential } from "./credential.ts";
import { newToken } from "./token.ts";

const read = (headers: Record<string, string>, protocol: "http" | "https" = "http") =>
  readCredential({ headers, protocol }, "game_session");

test("a bearer token is accepted, the scheme in any case", () => {
  const token = newToken();
  for (const scheme of ["Bearer", "bearer", "BEARER "]) {
    assert.deepEqual(read({ authorization: `${scheme} ${token}` }), { kind: "bearer", token });
  }
  assert.deepEqual(read({ authorization: "Bearer a-._~+/b==" }), { kind: "bearer", token: "a-._~+/b==" });
});

test("a malformed Authorization never falls back to the cookie", () => {
  const cookie = "game_session=abc";
  for (const authorization of ["", "Bearer", "Bearer ", "Bearer a b", "Bearer a,b", "Bearer é", "abc", "Token abc"]) {
    assert.deepEqual(read({ authorization, cookie }), { kind: "malformed" }, authorization);
  }
  assert.deepEqual(read({ authorization: "Bearer x", cookie }), { kind: "bearer", token: "x" });
});

test("credentials for a proxy in front are ignored", () => {
  for (const authorization of ["Basic YTpi", "basic YTpi", 'Digest username="a"', "Negotiate YII="]) {
    assert.deepEqual(read({ authorization, cookie: "game_session=abc" }), { kind: "cookie", token: "abc" });
    assert.equal(read({ authorization }), undefined);
  }
});

test("only the cookie for the connection's protocol counts", () => {
  const both = "theme=dark; __Host-game_session=over-tls; game_session=plain; game_session_admin=other";
  assert.deepEqual(read({ cookie: both }), { kind: "cookie", token: "plain" });
  assert.deepEqual(read({ cookie: both }, "https"), { kind: "cookie", token: "over-tls" });
  assert.equal(read({ cookie: "game_session=plain" }, "https"), undefined);
  assert.equal(read({ cookie: "__Host-game_session=over-tls" }), undefined);
});

test("an absent, empty or foreign cookie is not a credential", () => {
  for (const cookie of ["", "game_session=", "theme=dark", "=game_session", "game_session", ";;;", "__proto__=x"]) {
    assert.equal(read({ cookie }), undefined, cookie);
  }
  assert.equal(read({}), undefined);
});

test("only a trusted proxy can say that the client uses TLS", async () => {
  const token = newToken();
  for (const [trustedProxies, name] of [
    [["127.0.0.1"], "__Host-game_session"],
    [[], "game_session"],
  ] as const) {
    const app = notesApp({ settings: { trustedProxies } });
    app.get("/api/who", { schema: { hide: true } }, async (request, reply) => {
      reply.header("set-cookie", cookieFor(request, "game_session").set(token, 60));
      return readCredential(request, "game_session");
    });
    const headers = { "x-forwarded-proto": "https", cookie: `${name}=${token}` };
    const answer = await app.inject({ url: "/api/who", headers });
    assert.deepEqual(answer.json(), { kind: "cookie", token });
    assert.deepEqual(
      answer.cookies.map((cookie) => [cookie.name, cookie.value]),
      [[name, token]],
    );
    await app.close();
  }
});
