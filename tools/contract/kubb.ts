/** Writes Kubb's client of the document into the folder `kubb` of the working directory, the only place where Kubb writes. */
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
