/** Serves the problem table as an API answer, and a page for each code at the URL that `type` names. */

import type { FastifyReply } from "fastify";
import type { RefusalKind } from "../../rules/refusal.ts";
import { escapeHtml } from "../answer/escape-html.ts";
import { pageHeaders } from "../answer/security-headers.ts";
import { COST } from "../limits/rate-limit.ts";
import { ProblemError, type ProblemTable } from "../problems/problem.ts";
import { ProblemKind as ProblemKindSchema, ref } from "../request/schemas.ts";
import { Type } from "../request/type.ts";
import type { App } from "./app.ts";

export function problemRoutes(app: App, problems: ProblemTable): void {
  const list = Object.entries(problems)
    .map(([code, kind]) => ({ code, ...kind, page: `/problems/${code}` }))
    .sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));
  app.get("/api/problems", { schema: describe.list, config: { cost: COST.cheap } }, async () => list);

  app.get("/problems", { schema: { hide: true }, config: { cost: COST.cheap } }, async (_request, reply) =>
    sendPage(reply, listPage(list)),
  );

  app.get(
    "/problems/:code",
    { schema: describe.page, config: { cost: COST.cheap, problems: ["unknown-problem"] } },
    async (request, reply) => {
      const { code } = request.params;
      const kind = Object.hasOwn(problems, code) ? problems[code] : undefined;
      if (kind === undefined)
        throw new ProblemError("unknown-problem", `There is no problem ${code}.`, { details: { code } });
      return sendPage(reply, page(code, kind));
    },
  );
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers(pageHeaders("default-src 'none'; style-src 'unsafe-inline'"))
    .header("content-type", "text/html; charset=utf-8")
    .send(html);

const describe = {
  list: {
    operationId: "listProblems",
    tags: ["service"],
    summary: "Every problem the service can answer with",
    description: "Changes nothing. A code never changes its meaning, so programs can rely on it.",
    response: {
      200: Type.Array(ref(ProblemKindSchema), { description: "All codes, in the order of their statuses." }),
    },
  },
  page: {
    operationId: "getProblemPage",
    tags: ["service"],
    summary: "The page about a problem",
    description: "Changes nothing. The `type` of a problem document is the address of this page.",
    params: Type.Object(
      { code: Type.String({ description: "A code from GET /api/problems.", example: "not-found" }) },
      { additionalProperties: false },
    ),
    response: {
      200: { description: "What the code means, for people.", content: { "text/html": { schema: Type.String() } } },
    },
  },
};

const page = (code: string, kind: RefusalKind): string =>
  document(
    `${kind.title} (${kind.status})`,
    `<p class="code">${kind.status} <code>${escapeHtml(code)}</code></p>
<h1>${escapeHtml(kind.title)}</h1>
<h2>Cause</h2>
<p>${escapeHtml(kind.cause)}</p>
<h2>Remedy</h2>
<p>${escapeHtml(kind.remedy)}</p>
<h2>Example</h2>
<pre>${escapeHtml(JSON.stringify({ status: kind.status, code, title: kind.title, ...kind.example }, null, 2))}</pre>
<p><a href="/problems">All problems</a></p>`,
  );

const listPage = (list: readonly (RefusalKind & { readonly code: string; readonly page: string })[]): string => {
  const items = list.map(
    ({ code, status, title, page }) =>
      `<li>${status} <a href="${page}">${escapeHtml(title)}</a> <code>${escapeHtml(code)}</code></li>`,
  );
  return document("All problems", `<h1>All problems</h1>\n<ul>\n${items.join("\n")}\n</ul>`);
};

/** `main` is HTML. */
const document = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

const STYLE =
  ":root{color-scheme:dark light}body{font:1rem/1.6 system-ui,sans-serif;margin:0;padding:2rem 1rem}" +
  "main{max-width:42rem;margin:auto}h1{margin-top:0}h2{font-size:1rem;margin-bottom:0}h2+p{margin-top:0}" +
  "pre{overflow-x:auto;padding:1rem;border:1px solid;border-radius:.5rem}.code{margin-bottom:0}";
