import { watch } from 'chokidar';

/**
 * Runs `work` after files below `folders` changed: once for a burst of changes, and never twice at a time. Not by Node's own
 * `watch`: from Node 20 on Linux it hears nothing more of a file that an editor has replaced.
 */
export function onChange(folders, work) {
  let timer;
  let running = Promise.resolve();
  watch(folders, { ignoreInitial: true, ignored: /\.spec\.|~$|\.sw.$/ }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(work)), 150);
  });
}
