/** Measures the least that a server can do: node:http sends the bytes of a file with the given headers. Prints its port. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const [file = "", headersJson = "{}"] = process.argv.slice(2);
const body = readFileSync(file);
const headers = JSON.parse(headersJson) as Record<string, string>;

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  console.log((server.address() as AddressInfo).port);
});
