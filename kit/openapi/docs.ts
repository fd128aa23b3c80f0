/** The browsable description at /docs: Swagger UI from its npm package, so that it works offline. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { App } from "../http/app.ts";
import { pageHeaders } from "../http/security-headers.ts";

const hidden = { schema: { hide: true } } as const;

export function serveDocs(app: App, name: string): void {
  const page = docsPage(name);
  app.get("/docs", hidden, async (_request, reply) =>
    reply.headers(pageHeaders(CONTENT_SECURITY_POLICY)).header("content-type", "text/html; charset=utf-8").send(page),
  );
  app.get("/docs/start.js", hidden, async (_request, reply) =>
    reply.header("content-type", "text/javascript; charset=utf-8").send(START),
  );
  for (const [file, type] of FILES) {
    const path = fileURLToPath(new URL(`static/${file}`, SWAGGER_UI));
    app.get(`/docs/${file}`, hidden, async (_request, reply) =>
      reply.headers({ "content-type": type, "cache-control": "public, max-age=3600" }).send(await readFile(path)),
    );
  }
}

const SWAGGER_UI = import.meta.resolve("@fastify/swagger-ui/package.json");

const FILES = [
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
  ["favicon-32x32.png", "image/png"],
] as const;

/** Swagger UI writes style attributes and shows its icons as data. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

const START = `SwaggerUIBundle({
  url: "/api/openapi",
  dom_id: "#docs",
  deepLinking: true,
  displayRequestDuration: true,
  validatorUrl: null,
});
`;

const docsPage = (name: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}: API reference</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
</head>
<body>
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
