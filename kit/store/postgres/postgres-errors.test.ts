import assert from "node:assert/strict";
import { constants } from "node:os";
import { test } from "node:test";
import { InDoubtError, StoreUnavailableError } from "../errors.ts";
import { schemaOf } from "../schema.ts";
import { isConnectionLost, postgresError } from "./postgres-errors.ts";

const schema = schemaOf([]);
const errorOf = (code: string, message = "connect") => Object.assign(new Error(message), { code });

test("every error of the operating system makes the store unavailable, and a commit in doubt", () => {
  const codes = [...Object.keys(constants.errno), "EHOSTDOWN", "ENOTFOUND", "EAI_AGAIN", "EAI_NONAME"];
  for (const code of codes) {
    const found = postgresError(errorOf(code), schema);
    assert.ok(found instanceof StoreUnavailableError, code);
    assert.equal(found.code, code);
    assert.ok(postgresError(errorOf(code), schema, true) instanceof InDoubtError, code);
    assert.ok(isConnectionLost(errorOf(code)), code);
  }
});

test("a server without TLS, or with a certificate that is not accepted, is unavailable", () => {
  for (const code of [
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "ERR_SSL_WRONG_VERSION_NUMBER",
    "CERT_HAS_EXPIRED",
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  ]) {
    assert.ok(postgresError(errorOf(code), schema) instanceof StoreUnavailableError, code);
  }
  const noTls = new Error("The server does not support SSL connections");
  assert.ok(postgresError(noTls, schema) instanceof StoreUnavailableError);
});

test("a wrong statement and a bug of this program are not outages", () => {
  for (const error of [errorOf("42601"), errorOf("XX000"), errorOf("ERR_INVALID_ARG_TYPE"), new TypeError("no")]) {
    assert.equal(postgresError(error, schema), error);
    assert.equal(isConnectionLost(error), false);
  }
});
