/**
 * Loaded before the tests. Node's test runner tracks every promise only to name the test in which an unhandled error began. That
 * takes a quarter of the processor time of server tests, so this module makes the runner's hook ignore promises. An unhandled
 * error still fails its file and is shown with its text.
 */
const hooks = require("node:async_hooks");

const { createHook } = hooks;
hooks.createHook = (callbacks) => createHook({ ...callbacks, trackPromises: false });
