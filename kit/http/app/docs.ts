/** The browsable description at /docs: Swagger UI from its npm package, so that it works offline. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import swaggerUi from "@fastify/swagger-ui/package.json" with { type: "json" };
import type { FastifyReply, FastifyRequest } from "fastify";
import { pageHeaders } from "../answer/security-headers.ts";
import { FOR_EVER, staticAnswer } from "../answer/static-answer.ts";
import { COST } from "../limits/rate-limit.ts";
import type { App } from "./app.ts";

const hidden = { schema: { hide: true }, config: { cost: COST.cheap } } as const;

export function serveDocs(app: App, name: string): void {
  const links = () => LINKS.filter(({ url }) => app.hasRoute({ method: "GET", url }));
  app.get("/docs", hidden, async (_request, reply) =>
    reply
      .headers(pageHeaders(CONTENT_SECURITY_POLICY))
      .header("content-type", "text/html; charset=utf-8")
      .send(docsPage(name, links())),
  );
  app.get("/docs/start.js", hidden, async (_request, reply) =>
    reply.header("content-type", "text/javascript; charset=utf-8").send(START),
  );
  for (const [file, type] of FILES) app.get(`${ASSETS}/${file}`, hidden, asset(file, type));
}

const SWAGGER_UI = import.meta.resolve("@fastify/swagger-ui/package.json");

/** The address contains the files' version, so that they can be cached forever. */
const ASSETS = `/docs/${swaggerUi.version}`;

/** Read at the first request: most processes never show the page. */
function asset(file: string, type: string) {
  let answer: ReturnType<typeof staticAnswer> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    answer ??= staticAnswer(await readFile(fileURLToPath(new URL(`static/${file}`, SWAGGER_UI))), type, FOR_EVER);
    return answer(request, reply);
  };
}

const FILES = [
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
  ["favicon-32x32.png", "image/png"],
] as const;

/** Swagger UI uses style attributes and data: icons. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

/** Swagger UI has a dark scheme, but switches it only in its own top bar, which is hidden. */
const START = `const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();
SwaggerUIBundle({
  url: "/api/openapi",
  dom_id: "#docs",
  deepLinking: true,
  filter: true,
  displayRequestDuration: true,
  validatorUrl: null,
});
`;

interface Link {
  readonly url: string;
  readonly label: string;
}

/** Links to pages that not every app has. */
const LINKS: readonly Link[] = [
  { url: "/", label: "Play" },
  { url: "/guide", label: "Guide" },
  { url: "/licenses", label: "Licences" },
];

const docsPage = (name: string, links: readonly Link[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}: API reference</title>
<link rel="stylesheet" href="${ASSETS}/swagger-ui.css">
<style>.swagger-ui .filter .operation-filter-input { max-width: none }</style>
<link rel="icon" type="image/png" href="${ASSETS}/favicon-32x32.png">
</head>
<body>
<nav aria-label="Service">${links.map(({ url, label }) => `<a href="${url}">${label}</a>`).join(" · ")}</nav>
<div id="docs"></div>
<script src="${ASSETS}/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
