/** Measures the least that a server can do: node:http sends the given text with the given headers. Prints its port. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const [text = "", headersJson = "{}"] = process.argv.slice(2);
const body = Buffer.from(text);
const headers = JSON.parse(headersJson) as Record<string, string>;

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  console.log((server.address() as AddressInfo).port);
});
