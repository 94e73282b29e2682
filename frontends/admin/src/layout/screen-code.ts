import type { Page } from '@afshoreh/contracts';

/**
 * The table of pages registers the screens here. An import of the table would be circular, because the table imports
 * the screens.
 */
let screens: readonly Page[] = [];

export function registerScreens(pages: readonly Page[]): void {
  screens = pages;
}

/** Loads the code of every screen that is not loaded yet. */
export function loadAllScreens(): void {
  for (const { code } of screens) code.load().catch(() => code.forget());
}

/** Forgets failed loads, so that the next visit of such a screen tries again. */
export function forgetFailedScreens(): void {
  for (const { code } of screens) code.forget();
}
