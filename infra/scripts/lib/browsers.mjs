import { existsSync } from 'node:fs';

import { findExecutable, installDebianPackages } from './shell.mjs';

/** `variable`, else one of `names` on the system, else Debian's `package`; undefined when none can be had. */
async function ensureBrowser(variable, aptPackage, ...names) {
  const chosen = process.env[variable];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const present = () => findExecutable(...names);
  return present() ?? ((await installDebianPackages(aptPackage)) ? present() : undefined);
}

/** Path of a Chromium to test with: `CHROMIUM_PATH`, else the system's, else Debian's package; undefined when none can be had. */
export const ensureChromium = () =>
  ensureBrowser('CHROMIUM_PATH', 'chromium', 'chromium', 'chromium-browser', 'google-chrome');

/** Path of a Firefox to test with: `FIREFOX_PATH`, else the system's, else Debian's package; undefined when none can be had. */
export const ensureFirefox = () => ensureBrowser('FIREFOX_PATH', 'firefox-esr', 'firefox-esr', 'firefox');
