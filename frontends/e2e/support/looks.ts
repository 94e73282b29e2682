import type { Page } from '@playwright/test';

import { overflowOf, violationsOf } from './axe';

export const COLOURS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  /** The reader's own colours, as Windows' contrast themes set them. */
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** What axe finds on the page as it stands, in these colours; all but the colours is the same in each. */
export async function violationsIn(page: Page, colours: readonly (keyof typeof COLOURS)[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, name] of colours.entries()) {
    await page.emulateMedia({ ...COLOURS[name], reducedMotion: 'reduce' });
    const violations = await violationsOf(page, index === 0 ? 'all' : 'of colours');
    found.push(...violations.map((violation) => `${name}: ${violation}`));
  }
  return found;
}

/** At which of these widths the page is wider than the screen, a line each. */
export async function overflowsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 640 : 800 });
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`${width}: ${overflow} pixels`);
  }
  return found;
}

/** Latin that a reader of Persian expects: what is written so everywhere. */
const WRITTEN_IN_LATIN = [
  // CSV, ISO, HACCP; codes and amounts of them; addresses, file names and slugs.
  /^[A-Z]{2,5}$/,
  /\d/,
  /[@./_-]/,
  // Formats and programs of others; words of the keys.
  /^(pH|WebP|Word|Excel|Google|Docs|Enter|(Shift|Ctrl).*)$/,
];

/** Words in another script than Persian that are read on the page as it stands, but for those in `known`. */
export async function latinWordsIn(page: Page, known: readonly string[] = []): Promise<string[]> {
  const words = await page.evaluate(() => {
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const element = nodes.currentNode.parentElement;
      // The names of keys are what is printed on them; what is set from the left is a code, an address or a name.
      if (element?.checkVisibility({ visibilityProperty: true }) && !element.closest('kbd, [dir="ltr"], script, style'))
        texts.push(nodes.currentNode.textContent ?? '');
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]')) texts.push(field.placeholder);
    return texts.flatMap((text) => text.match(/[\w@.:/+-]*[A-Za-z][\w@.:/+-]*/g) ?? []);
  });
  const isExpected = (word: string) => known.includes(word) || WRITTEN_IN_LATIN.some((pattern) => pattern.test(word));
  return [...new Set(words)].filter((word) => !isExpected(word));
}

/** Takes what has the focus off `toReach`; answers what about it cannot be seen, if anything. */
function faultOfFocused(): string | null {
  const control = document.activeElement as HTMLInputElement;
  // A group of radio buttons is one step.
  const isSameStep = (each: HTMLInputElement) =>
    each === control || (each.type === 'radio' && control.type === 'radio' && each.name === control.name);
  window.toReach = window.toReach.filter((each) => !isSameStep(each));
  if (control === document.body) return null;
  const name = `${control.localName} «${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}»`;
  // A link may go over two lines: its middle lies on neither.
  const { left, right, top, bottom } = control.getClientRects()[0] ?? control.getBoundingClientRect();
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isOnTop =
    onTop && (control.contains(onTop) || onTop.contains(control) || onTop.closest('label')?.contains(control));
  if (!isOnTop) return `${name} lies off screen or under something`;
  // A field, a card or a tick box may show it around what has the focus.
  const around = [control, control.nextElementSibling, control.parentElement, control.closest('article, label')];
  const isShown = around.some((each) => each && getComputedStyle(each).outlineStyle !== 'none');
  return isShown || getComputedStyle(control).boxShadow !== 'none'
    ? null
    : `${name} does not show that it has the focus`;
}

/** What the keyboard does not reach, or reaches without its being seen, on the page as it stands; a line each. */
export async function unreachedByKeyboard(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const count = await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    window.toReach = [...document.querySelectorAll<HTMLInputElement>(controls)].filter(
      (control) => control.tabIndex >= 0 && !control.disabled && control.checkVisibility({ visibilityProperty: true }),
    );
    return window.toReach.length;
  });
  const unseen = new Set<string>();
  // Forms that come when they are near are more steps than were counted: whoever is not at the end then is in a trap.
  for (let step = 0, left = count; left > 0 && step < 2 * count + 20; step += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(faultOfFocused);
    if (fault) unseen.add(fault);
    left = await page.evaluate(() => window.toReach.length);
  }
  const unreached = await page.evaluate(() =>
    window.toReach.map((each) => `${each.localName} «${each.textContent.trim().slice(0, 40)}» is not reached`),
  );
  return [...unseen, ...unreached];
}

declare global {
  interface Window {
    toReach: HTMLInputElement[];
  }
}
