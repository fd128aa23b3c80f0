import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fakeClock } from "../../kit/clock/clock.ts";
import { notesApp } from "../../kit/http/testing/notes-app.ts";
import { answerText, framesText, valueShown } from "./documented-answers.ts";
import { documentedCalls } from "./documented-calls.ts";
import { storyText } from "./documented-story.ts";

const STORY = `# A page

### A made-up story

    curl -i --json '{"id":1}' -H "Authorization: Bearer $TOKEN" http://127.0.0.1:4100/api/tasks

\`\`\`http
HTTP/1.1 202 Accepted
Location: /api/tasks/1

{ "id": 1 }
\`\`\`

    curl -N http://127.0.0.1:4100/api/stream

\`\`\`text
retry: 2000

id: 4
data: {"revision":4}
\`\`\`

### Another one
`;

test("the calls in a document are read, each with the block of its answer", () => {
  const [made, watched] = documentedCalls(STORY, "A made-up story");
  assert.deepEqual([made?.line, made?.method, made?.body], [5, "POST", '{"id":1}']);
  assert.equal(made?.headers.authorization, "Bearer $TOKEN");
  assert.equal(made?.block?.kind, "http");
  assert.ok(STORY.slice(made?.block?.start).startsWith("HTTP/1.1 202 Accepted"));
  assert.deepEqual([watched?.isStream, watched?.block?.kind], [true, "text"]);
  assert.equal(documentedCalls(STORY, "Another one").length, 0);
  assert.throws(() => documentedCalls(STORY, "A third one"), /no heading "A third one"/);
});

describe("a rewritten answer", () => {
  const planes = [{ id: 1, fuel: 3 }, { id: 2, fuel: 4 }, { id: 3, fuel: 5 }, { id: 4 }];
  const answer = { id: 7, token: "a", planes };

  test("a rewritten answer has the figures of the answer and the fields of the document", () => {
    assert.deepEqual(valueShown({ id: 8, token: "b" }, answer), { id: 7, token: "b" });
    assert.deepEqual(valueShown({ id: { of: 1 } }, answer), { id: 7 });
  });

  test("a rewritten answer shows as many list items as the document: in order, the most similar ones", () => {
    assert.deepEqual(valueShown([{ fuel: 4 }, { id: 4 }], planes), [{ fuel: 4 }, { id: 4 }]);
    assert.deepEqual(valueShown([{ id: 2, fuel: 9 }], planes), [{ id: 2, fuel: 4 }]);
    assert.deepEqual(valueShown([{ id: 3 }, { id: 2 }], planes), [{ id: 3 }, { id: 4 }]);
    assert.deepEqual(valueShown([{ id: 8 }, { fuel: 8 }, { fuel: 9 }], planes.slice(0, 3)), [
      { id: 1 },
      { fuel: 4 },
      { fuel: 5 },
    ]);
  });

  test("rewriting an answer throws if a field, an item or an event is missing", () => {
    assert.throws(() => valueShown({ name: "x" }, answer), /\/name was not answered/);
    assert.throws(() => valueShown({ planes: [1, 2, 3, 4, 5] }, answer), /\/planes\/0 was not answered/);
    assert.throws(() => framesText("data: 1\n\ndata: 2\n", [{ id: undefined, data: 1 }]), /was not answered/);
  });

  test("a rewritten answer keeps the head of an http block and the other lines of a stream", () => {
    const block = { kind: "http", text: 'HTTP/1.1 201 Created\nLocation: /1\n\n{ "id": 1 }\n', start: 0 } as const;
    assert.equal(
      answerText(block, { status: 201, headers: { location: "/7" }, body: answer }),
      'HTTP/1.1 201 Created\nLocation: /7\n\n{"id": 7}\n',
    );
    const head = { kind: "http", text: "HTTP/1.1 304 Not Modified\nETag: 1\n", start: 0 } as const;
    assert.equal(
      answerText(head, { status: 304, headers: { etag: "2" }, body: undefined }),
      head.text.replace("1\n", "2\n"),
    );
    assert.equal(
      framesText('retry: 9\n\nid: 1\ndata: {"a":1}\n', [{ id: "5", data: { a: 2, b: 3 } }]),
      'retry: 9\n\nid: 5\ndata: {"a":2}\n',
    );
  });
});

describe("rewriting a page", () => {
  const page = (code: string, text: string) =>
    `## Notes\n\n    curl http://127.0.0.1/api/notes/${code}\n\n\`\`\`json\n${text}\n\`\`\`\n\n## End\n`;
  const play = async (source: string) => {
    const app = notesApp();
    return await storyText(source, "Notes", app, fakeClock()).finally(() => app.close());
  };

  test("a rewritten page has new values in its blocks, and the rest stays", async () => {
    assert.equal(await play(page("1", '{ "text": "wine" }')), page("1", '{"text": "milk"}'));
    const refused = page("9", '{"status": 404, "code": "unknown-note"}');
    assert.equal(await play(refused.replace("unknown-note", "no-note")), refused);
  });

  test("a rewrite stops at a call that is refused but documented as successful, or the other way round, and names its line", async () => {
    await assert.rejects(play(page("9", '{"text": "wine"}')), /^Error: line 3: GET \/api\/notes\/9 was answered 404/);
    await assert.rejects(play(page("1", '{"status": 404, "code": "unknown-note"}')), /was answered 200/);
  });
});
