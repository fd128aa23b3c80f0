/** Writes Kubb's client of the document into `kubb`, in the folder where it runs: it writes nowhere else. */
import { build } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

const [document = "", baseURL = ""] = process.argv.slice(2);
await build({
  config: {
    root: ".",
    input: { path: document },
    output: { path: "kubb" },
    plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: "fetch", baseURL })],
  },
});
