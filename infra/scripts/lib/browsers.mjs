import { existsSync } from 'node:fs';

import { findExecutable, installDebianPackages } from './shell.mjs';

/** The browser at `variable`, else one of `names` on the system, else Debian's `package`; undefined when none is available. */
async function ensureBrowser(variable, aptPackage, ...names) {
  const chosen = process.env[variable];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const present = () => findExecutable(...names);
  return present() ?? ((await installDebianPackages(aptPackage)) ? present() : undefined);
}

/**
 * The path of a Chromium for tests: `CHROMIUM_PATH`, else Debian's headless shell, which is the same engine without a window
 * and needs half the time, else the system's Chromium; undefined when none is available.
 */
export const ensureChromium = async () =>
  (await ensureBrowser('CHROMIUM_PATH', 'chromium-headless-shell', 'chromium-headless-shell')) ??
  ensureBrowser('CHROMIUM_PATH', 'chromium', 'chromium', 'chromium-browser', 'google-chrome');

/**
 * The path of a Firefox for tests: `FIREFOX_PATH`, else the system's, else Debian's package; undefined when none is available.
 */
export const ensureFirefox = () => ensureBrowser('FIREFOX_PATH', 'firefox-esr', 'firefox-esr', 'firefox');
