/*
 * Under npm, this process ends when npm ends, because npm does not forward SIGHUP and cannot forward SIGKILL. `exec` in
 * package.json makes npm the direct parent, without a shell in between.
 */

const PAUSE_MS = 250;

if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PAUSE_MS).unref();
}
