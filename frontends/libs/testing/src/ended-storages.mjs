/**
 * Jest makes an AsyncLocalStorage for each spec file and never ends it; in Node before 24 each one that has not ended is
 * carried along by every promise that a worker makes from then on. `endStorages` ends those that were used since it was last
 * called; one that is used again is there again.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return run.apply(this, args);
};

export function endStorages() {
  for (const storage of used) storage.disable();
  used.clear();
}
