/** Checks where secrets are sent and stored. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshCargoApp } from "@outbound/cargo/testing/cargo-app.ts";
import { operationsOf } from "@outbound/kit/testing/described-operations.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";

const SECRET = /password|token(?!Id)|secret|credential|session(?!Id)/i;

onEachEngine((engine, openFresh) => {
  if (engine !== "sqlite") return;
  test("[RETRY2] no URL contains a secret, and operations that take a secret store no answer for repeated requests", async (t) => {
    const { app } = await freshCargoApp(t, openFresh, { withHooks: true });
    await app.ready();
    const document = app.openapi();
    const operations = operationsOf(document);
    const inAddress = operations.flatMap(({ id, operation }) =>
      (operation.parameters ?? [])
        .filter(
          ({ in: place, name, schema }) => place !== "header" && (SECRET.test(name) || schema?.format === "password"),
        )
        .map(({ name }) => `${id} ${name}`),
    );
    assert.deepEqual(inAddress, []);
    const taking = operations.filter(({ operation }) => {
      const schema = operation.requestBody?.content["application/json"]?.schema;
      const name =
        String(schema?.$ref ?? "")
          .split("/")
          .at(-1) ?? "";
      return JSON.stringify(document.components.schemas[name] ?? {}).includes('"format":"password"');
    });
    assert.ok(taking.length >= 7, `${taking.length} operations take a password`);
    for (const { id, operation } of taking) {
      const names = (operation.parameters ?? []).map(({ name }) => name);
      assert.ok(!names.includes("Idempotency-Key"), `${id} keeps what it was sent`);
    }
  });
});
