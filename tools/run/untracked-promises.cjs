/**
 * Loaded before the tests. Node's test runner tracks every promise, only to name the test in which an unhandled error began. For
 * tests of a server that is a quarter of the processor time, so the runner's hook leaves promises out. An unhandled error
 * still fails its file and is shown with its text.
 */
const hooks = require("node:async_hooks");

const { createHook } = hooks;
hooks.createHook = (callbacks) => createHook({ ...callbacks, trackPromises: false });
