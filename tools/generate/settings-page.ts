/** Generates the page of all settings from their declarations. */
import { CARGO_SETTINGS } from "../../cargo/settings.ts";
import { settingsTable } from "../../kit/settings/settings.ts";
import { SPACE_SETTINGS } from "../../space/settings.ts";

export const settingsPage = async (): Promise<string> => `# Settings

This page is for operators. After reading it you know which settings each service has, their defaults and the values they take.

- Settings are environment variables, read once at the start.
- An empty variable counts as not set.
- With an invalid value the service does not start, and prints one line that names the setting.
- This page is generated from the code (\`npm run generate\`).

## Space

${settingsTable(SPACE_SETTINGS)}
## Cargo

${settingsTable(CARGO_SETTINGS)}`;
