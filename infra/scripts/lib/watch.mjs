import { watch } from 'node:fs';

/** Runs `work` after files below `folder` changed: once for a burst of changes, and never twice at a time. */
export function onChange(folder, work) {
  let timer;
  let running = Promise.resolve();
  watch(folder, { recursive: true }, (_, file) => {
    if (!file || /\.spec\.|~$|\.sw.$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(work)), 150);
  });
}
