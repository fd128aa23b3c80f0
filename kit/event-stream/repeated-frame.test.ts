import assert from "node:assert/strict";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { GzipMember, MEMBER_BEGIN } from "./gzip-member.ts";
import { type FramePart, SharedText } from "./shared-text.ts";

/** Texts of a few words, so that parts repeat, and texts of any characters. */
const text = fc.oneof(
  fc
    .array(fc.constantFrom('{"id":', "4711,", '"status":"open"', "EDDF", ",", "ü𠜎", "\n"), { maxLength: 400 })
    .map((words) => words.join("")),
  fc.string({ unit: "binary", maxLength: 300 }).map((any) => Buffer.from(any).toString()),
);
const change = fc.record({
  /** Which part changes, and where. */
  part: fc.nat({ max: 5 }),
  at: fc.nat({ max: 5000 }),
  removed: fc.nat({ max: 300 }),
  added: text,
  kind: fc.constantFrom("frame", "frame", "frame", "other", "forget", "swap"),
});

test("frames that refer to earlier ones decompress to what was sent, whatever changes between them", () => {
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 6 }),
      fc.array(change, { maxLength: 12 }),
      (first, changes) => {
        const member = new GzipMember();
        const pieces: Buffer[] = [MEMBER_BEGIN];
        const sent: string[] = [];
        const send = (parts: readonly FramePart[], piece: Buffer) => {
          pieces.push(piece);
          sent.push(parts.map((part) => (part instanceof SharedText ? String(part.bytes) : part)).join(""));
        };
        let parts = first.map((one, index): FramePart => (index % 2 === 0 ? one : new SharedText(one)));
        send(parts, member.frame(parts));
        for (const { part, at, removed, added, kind } of changes) {
          const place = part % parts.length;
          const old = parts[place] as FramePart;
          const before = old instanceof SharedText ? String(old.bytes) : old;
          const after = (before.slice(0, at) + added + before.slice(at + removed)).toWellFormed();
          parts = parts.with(place, old instanceof SharedText ? new SharedText(after) : after);
          if (kind === "swap") parts = parts.toReversed();
          if (kind === "forget") member.forget();
          if (kind === "other") send([added], member.pieces([added]));
          send(parts, member.frame(parts));
        }
        const bytes = gunzipSync(Buffer.concat([...pieces, member.end()]));
        assert.equal(String(bytes), sent.join(""));
      },
    ),
    { numRuns: 150, endOnFailure: true },
  );
});

test("a frame of 30 KB with a small change takes few bytes, and one beyond the reader's window is sent whole", () => {
  const noise = (bytes: number) =>
    Array.from({ length: bytes / 8 }, () => Math.random().toString(36).slice(2, 10).padEnd(8)).join("");
  for (const [bytes, least, most] of [
    [30_000, 0, 600],
    [40_000, 20_000, 40_000],
  ] as const) {
    const member = new GzipMember();
    const [own, shared] = [noise(bytes / 10), new SharedText(noise((bytes / 10) * 9))];
    member.frame([`revision 4711 ${own}`, shared]);
    const { length } = member.frame([`revision 4712 ${own}`, shared]);
    assert.ok(length > least && length < most, `${bytes}: ${length}`);
  }
});

test("the difference between two shared texts is computed once", () => {
  const before = new SharedText("x".repeat(3000), "old");
  const after = new SharedText("x".repeat(3000), "new");
  const sizes = [1, 2].map(() => {
    const member = new GzipMember();
    member.frame([before]);
    return member.frame([after]).length;
  });
  assert.equal(sizes[0], sizes[1]);
  assert.ok((sizes[0] ?? 0) < 120, String(sizes));
});
