import { existsSync } from 'node:fs';

import { findExecutable, installDebianPackages } from './shell.mjs';

/** `variable`, else one of `names` on the system, else Debian's `package`; undefined when none can be had. */
async function ensureBrowser(variable, aptPackage, ...names) {
  const chosen = process.env[variable];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const present = () => findExecutable(...names);
  return present() ?? ((await installDebianPackages(aptPackage)) ? present() : undefined);
}

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, else Debian's headless shell, which is the same engine without a
 * browser's window around it and needs half the time, else a whole one of the system's; undefined when none can be had.
 */
export const ensureChromium = async () =>
  (await ensureBrowser('CHROMIUM_PATH', 'chromium-headless-shell', 'chromium-headless-shell')) ??
  ensureBrowser('CHROMIUM_PATH', 'chromium', 'chromium', 'chromium-browser', 'google-chrome');

/** Path of a Firefox to test with: `FIREFOX_PATH`, else the system's, else Debian's package; undefined when none can be had. */
export const ensureFirefox = () => ensureBrowser('FIREFOX_PATH', 'firefox-esr', 'firefox-esr', 'firefox');
