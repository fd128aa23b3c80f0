/** The page of all settings, made from their declarations. */
import { CARGO_SETTINGS } from "../../cargo/settings.ts";
import { settingsTable } from "../../kit/settings/settings.ts";
import { SPACE_SETTINGS } from "../../space/settings.ts";

export const settingsPage = async (): Promise<string> => `# Settings

Settings are environment variables, read once at the start. An empty one counts as not set. A wrong one stops the start with
one line that names it. This page is generated from the code (\`npm run generate\`).

## Space

${settingsTable(SPACE_SETTINGS)}
## Cargo

${settingsTable(CARGO_SETTINGS)}`;
