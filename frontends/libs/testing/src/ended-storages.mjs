/**
 * Jest creates an AsyncLocalStorage for each spec file and never disables it. In Node before 24 every later promise of the
 * worker carries all of them. `endStorages` disables those used since its last call; a storage that is used again is enabled
 * again. Without it, the storages took a quarter of the API suite's time. Node 24 makes it unnecessary.
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
