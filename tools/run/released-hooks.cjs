/**
 * Loaded before the tests. Node's test runner keeps the functions that were given to `t.after` until the process ends, and with
 * them the apps and worlds that they close: gigabytes, which take the garbage collector a quarter of the processor time. This
 * module makes the runner forget each function once it has been called.
 */
const { beforeEach } = require("node:test");

// The runner does not export the class of the test context, so the first test shows it.
let isKnown = false;
if (process.env.NODE_TEST_CONTEXT !== undefined) {
  beforeEach((t) => {
    if (!isKnown) releaseHooksOf(Object.getPrototypeOf(t));
    isKnown = true;
  });
}

function releaseHooksOf(context) {
  const { after } = context;
  context.after = function (hook, options) {
    let once = hook;
    const call = (t) => {
      const work = once;
      once = undefined;
      return work(t);
    };
    return after.call(this, call, options);
  };
}
