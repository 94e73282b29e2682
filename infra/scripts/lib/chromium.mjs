import { existsSync } from 'node:fs';

import { findExecutable, installDebianPackages } from './shell.mjs';

/** Path of a Chromium to test with: `CHROMIUM_PATH`, else the system's, else Debian's package; undefined when none can be had. */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined;
  const present = () => findExecutable('chromium', 'chromium-browser', 'google-chrome');
  return present() ?? ((await installDebianPackages('chromium')) ? present() : undefined);
}
