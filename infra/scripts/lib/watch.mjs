import { watch } from 'chokidar';

/**
 * Runs `work` after files below `folders` changed: once for several changes at once, and never twice at the same time. It does
 * not use Node's `watch`, which since Node 20 on Linux misses further changes of a file that an editor has replaced.
 */
export function onChange(folders, work) {
  let timer;
  let running = Promise.resolve();
  watch(folders, { ignoreInitial: true, ignored: /\.spec\.|~$|\.sw.$/ }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(work)), 150);
  });
}
