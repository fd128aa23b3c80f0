/** Makes the page of third-party notices, which every service serves at /licenses. */
import type { Notice } from "./notices.ts";

/** Returns the whole document. `style` and `icon` are addresses of the guide's files. Equal texts are shown once. */
export function licensesPage(notices: readonly Notice[], style: string, icon: string): string {
  const texts = [...new Set(notices.map(({ text }) => plain(text)))];
  const rows = notices.map(({ name, version, license, text }) => {
    const place = texts.indexOf(plain(text)) + 1;
    return `<tr><td>${escaped(name)}</td><td>${escaped(version)}</td><td><a href="#text-${place}">${escaped(license)}</a></td></tr>`;
  });
  const sections = texts.map((text, index) => {
    const users = notices.filter((notice) => plain(notice.text) === text).map(({ name }) => escaped(name));
    return `<h3 id="text-${index + 1}">${[...new Set(users)].join(", ")}</h3>\n<pre tabindex="0">${escaped(text)}</pre>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Licences – Outbound</title>
<link rel="stylesheet" href="${style}">
<link rel="icon" href="${icon}" type="image/svg+xml">
</head>
<body>
<header>
<a class="home" href="/guide">Outbound guide</a>
<nav aria-label="Service"><a href="/">Play</a> <a href="/docs">API reference</a></nav>
</header>
<div class="columns">
<main id="content">
<h1>Licences</h1>
<p>What this service and its pages contain that others made. Outbound itself is under the MIT licence.</p>
<h2 id="parts">Parts</h2>
<div class="table" tabindex="0"><table>
<thead><tr><th>name</th><th>version</th><th>licence</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table></div>
<h2 id="texts">Texts</h2>
${sections.join("\n")}
</main>
</div>
</body>
</html>
`;
}

const plain = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[ \t]+$/gm, "")
    .trim();

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
