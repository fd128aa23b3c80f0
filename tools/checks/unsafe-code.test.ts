/** Finds unsafe constructs in the code of services and clients. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { files } from "../repository.ts";
import { codeOf } from "./parsed-source.ts";

const isForTests = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);
const SOURCES = [...files(["kit/**/*.{ts,tsx}", "space/**/*.{ts,tsx}", "cargo/**/*.{ts,tsx}"])].filter(
  ([path]) => !isForTests(path),
);

/** Sources without comments. */
const CODE = SOURCES.map(([path, source]) => ({ path, code: codeOf(path, source, { keepTexts: true }) }));

/** Returns the paths of sources with code that matches the pattern. */
const having = (pattern: RegExp): string[] => CODE.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

test("no service and no client runs text as code", () => {
  assert.ok(SOURCES.length > 300);
  assert.deepEqual(having(/\beval\s*\(|\bnew\s+Function\b|node:vm|setTimeout\s*\(\s*["'`]/), []);
});

test("no service starts a process", () => {
  assert.deepEqual(having(/child_process/), []);
});

test("no service and no client renders user text as HTML or as a link", () => {
  assert.deepEqual(
    having(/dangerouslySetInnerHTML|\binnerHTML\b|outerHTML|insertAdjacentHTML|document\.write|javascript:/),
    [],
  );
});

test("no service and no client uses a broken hash or cipher", () => {
  assert.deepEqual(having(/\b(?:md5|sha1|md4|ripemd)\b|createCipher|\bECB\b/i), []);
});

test("every password field hides its text, declares its purpose, and allows pasting", () => {
  const forms = SOURCES.filter(([, source]) => /name="(?:password|current|next)"/.test(source));
  assert.ok(forms.length >= 4, `${forms.length} forms`);
  for (const [path, source] of forms) {
    const fields = source.match(/<\w+\s[^<]*?name="(?:password|current|next)"[^<]*?\/>/g) ?? [];
    assert.ok(fields.length > 0, path);
    for (const field of fields) {
      assert.match(field, /^<PasswordInput\s/, path);
      assert.match(field, /autoComplete=/, path);
    }
  }
  assert.deepEqual(having(/\bon(?:Paste|Copy)\b/), []);
});
