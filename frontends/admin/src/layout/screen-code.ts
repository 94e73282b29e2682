import type { Page } from '@afshoreh/contracts';

/** The table of pages tells them: a screen that imported the table would be a circle. */
let screens: readonly Page[] = [];

export function registerScreens(pages: readonly Page[]): void {
  screens = pages;
}

/** Fetches the code of every screen that is not here yet. */
export function loadAllScreens(): void {
  for (const { code } of screens) code.load().catch(() => code.forget());
}

/** What could not be loaded is asked for anew by whoever needs it next. */
export function forgetFailedScreens(): void {
  for (const { code } of screens) code.forget();
}
