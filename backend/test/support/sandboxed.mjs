/** What `sandbox.api-spec.ts` runs in the sandbox. */
export const echo = (value) => value;
export const pid = () => process.pid;
export const secrets = () => Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL'));
export const fail = () => {
  throw new Error('a fault of ours');
};
export const crash = () => process.abort();
export const hang = () => {
  for (;;);
};

/** Outside of V8's heap, as typed arrays and native libraries do. */
export const fillMemory = () => {
  const held = [];
  for (;;) held.push(Buffer.alloc(64 * 1024 * 1024, 1));
};

/** Enough to be replaced, not enough to be ended. */
export const grow = () => Buffer.alloc(450 * 1024 * 1024, 1).length;
