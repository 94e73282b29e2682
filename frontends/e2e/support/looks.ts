import type { Locator, Page } from '@playwright/test';

import { overflowOf, violationsOf } from './axe';

export const COLOURS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  /** The reader's own colours, as in a Windows contrast theme. */
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** The axe violations on the current page in these colours; rules that do not depend on colours are checked once. */
export async function violationsIn(page: Page, colours: readonly (keyof typeof COLOURS)[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, name] of colours.entries()) {
    await page.emulateMedia({ ...COLOURS[name], reducedMotion: 'reduce' });
    const violations = await violationsOf(page, index === 0 ? 'all' : 'of colours');
    found.push(...violations.map((violation) => `${name}: ${violation}`));
  }
  return found;
}

const LARGE_TEXT = 'html { font-size: 200% !important; }';

/** Looks at the current page with text of twice the size. */
export async function inLargeText<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  // Without JavaScript the load of a style is never told, so nothing waits for it.
  const largeText = await page.evaluateHandle((css) => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    return style;
  }, LARGE_TEXT);
  const seen = await look();
  await largeText.evaluate((style) => style.remove());
  return seen;
}

/** The names of controls and headings that are cut off, or that stand beyond the edge of the screen. */
export function cutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isCut = (label: Element) => {
      const { left, right, width } = label.getBoundingClientRect();
      // Headers that only screen readers read.
      if (label.closest('thead')?.clientHeight === 1) return false;
      if (width <= 1 || !label.checkVisibility({ visibilityProperty: true })) return false;
      const isBeyond = (left < -1 || right > innerWidth + 1) && !scrolls(label);
      return isBeyond || (getComputedStyle(label).overflowX !== 'visible' && label.scrollWidth > label.clientWidth + 1);
    };
    return [...document.querySelectorAll('#root :is(button, h1, h2, h3, label, legend, th, a, [role="tab"])')]
      .concat([...document.querySelectorAll('[role="dialog"] :is(button, h2, h3, label, legend, th, a)')])
      .filter(isCut)
      .map((label) => (label.getAttribute('aria-label') ?? label.textContent).trim());
  });
}

/**
 * Controls that are partly hidden by what lies around them or by the edge of the screen, and those whose content stands over
 * their own edge; a line each. Links within a text are text.
 */
function cutControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const isBeside = (inner: DOMRect, outer: DOMRect) => inner.left < outer.left - 1 || inner.right > outer.right + 1;
    const contentOf = (control: Element): DOMRect[] => {
      const boxes = [...control.querySelectorAll('svg')].filter(isSeen).map((icon) => icon.getBoundingClientRect());
      const nodes = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const { parentElement } = nodes.currentNode;
        // What only screen readers read is one pixel wide.
        if (!parentElement || !isSeen(parentElement)) continue;
        const words = document.createRange();
        words.selectNodeContents(nodes.currentNode);
        boxes.push(...words.getClientRects());
      }
      return boxes;
    };
    const isCut = (control: Element): boolean => {
      const box = control.getBoundingClientRect();
      if (contentOf(control).some((part) => isBeside(part, box))) return true;
      for (let around = control.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX)) return false;
        const edge = around.getBoundingClientRect();
        // A file chooser that a button opens is one pixel wide.
        if (edge.width <= 1) return false;
        const isOver = box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
        if ((overflowX !== 'visible' && isBeside(box, edge)) || (/hidden|clip/.test(overflowY) && isOver)) return true;
      }
      return box.left < -1 || box.right > innerWidth + 1;
    };
    return [
      ...document.querySelectorAll(':is(#root, [role="dialog"]) :is(a, button, input, select, textarea, summary)'),
    ]
      .filter((control) => isSeen(control) && getComputedStyle(control).display !== 'inline' && isCut(control))
      .map((control) => `«${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}» is cut`);
  });
}

/** Persian words that are broken in two although a line has room for them, such as a name in a column that is too narrow. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A line may end after a dash, a slash or a dot. Addresses and codes, which may not fit a line, are Latin.
    const WORD = /(?<![^\s/.–-])[\u0600-\u06ff\u200c]{2,20}(?![^\s/.–-])/g;
    const broken: string[] = [];
    const nodes = document.createTreeWalker(document.getElementById('root') ?? document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode } = nodes;
      if (!currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (currentNode.textContent ?? '').matchAll(WORD)) {
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1 && range.getBoundingClientRect().width > 1) broken.push(`«${word}» is broken in two`);
      }
    }
    return broken;
  });
}

/**
 * What does not fit the screen at these widths, a line each: a page that is wider, a control that is cut, a word that is broken.
 * The narrowest width is also tested with text of twice the size, in which a long word may be broken.
 */
export async function overflowsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  const look = async (name: string): Promise<void> => {
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`${name}: ${overflow} pixels`);
    for (const control of await cutControls(page)) found.push(`${name}: ${control}`);
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 640 : 800 });
    await look(String(width));
    for (const word of await brokenWords(page)) found.push(`${width}: ${word}`);
  }
  const narrowest = Math.min(...widths);
  await page.setViewportSize({ width: narrowest, height: 640 });
  await inLargeText(page, () => look(`${narrowest}, text at 200 %`));
  return found;
}

/** Latin words that Persian readers expect, because they are always written in Latin. */
const WRITTEN_IN_LATIN = [
  // Abbreviations such as CSV, ISO and HACCP; then codes, amounts, addresses, file names and slugs.
  /^[A-Z]{2,5}$/,
  /\d/,
  /[@./_-]/,
  // File formats, foreign programs and keys of the keyboard.
  /^(pH|WebP|Word|Excel|Google|Docs|Enter|P|(Shift|Ctrl).*)$/,
];

/** The visible words on the current page that are not in Persian letters, except those in `known`. */
export async function latinWordsIn(page: Page, known: readonly string[] = []): Promise<string[]> {
  const words = await page.evaluate(() => {
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const element = nodes.currentNode.parentElement;
      // `kbd` has names of keys, and a left-to-right element has a code, an address or a name.
      if (element?.checkVisibility({ visibilityProperty: true }) && !element.closest('kbd, [dir="ltr"], script, style'))
        texts.push(nodes.currentNode.textContent ?? '');
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]')) texts.push(field.placeholder);
    return texts.flatMap((text) => text.match(/[\w@.:/+-]*[A-Za-z][\w@.:/+-]*/g) ?? []);
  });
  const isExpected = (word: string) => known.includes(word) || WRITTEN_IN_LATIN.some((pattern) => pattern.test(word));
  return [...new Set(words)].filter((word) => !isExpected(word));
}

/** Removes the focused element from `toReach`; returns why its focus is not visible, or null. */
function faultOfFocused(): string | null {
  const control = document.activeElement as HTMLInputElement;
  // A group of radio buttons is one tab stop.
  const isSameStep = (each: HTMLInputElement) =>
    each === control || (each.type === 'radio' && control.type === 'radio' && each.name === control.name);
  window.toReach = window.toReach.filter((each) => !isSameStep(each));
  if (control === document.body) return null;
  const name = `${control.localName} «${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}»`;
  // A link may wrap to two lines, and the middle of its box is then on neither.
  const { left, right, top, bottom } = control.getClientRects()[0] ?? control.getBoundingClientRect();
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isOnTop =
    onTop && (control.contains(onTop) || onTop.contains(control) || onTop.closest('label')?.contains(control));
  if (!isOnTop) return `${name} lies off screen or under something`;
  // A field, a card or a checkbox may show the focus on an element around it.
  const around = [control, control.nextElementSibling, control.parentElement, control.closest('article, label')];
  const isShown = around.some((each) => each && getComputedStyle(each).outlineStyle !== 'none');
  return isShown || getComputedStyle(control).boxShadow !== 'none'
    ? null
    : `${name} does not show that it has the focus`;
}

/** Controls that the keyboard cannot reach, or whose focus is not visible, on the current page; a line each. */
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
  // Forms that load while scrolling add tab stops, hence the margin. If the end is not reached by then, the focus is trapped.
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

/** The letters of an element in their visual order from left to right, when they are on one line. */
export function seenFromLeft(place: Locator): Promise<string> {
  return place.evaluate((element) => {
    const letters: { letter: string; x: number }[] = [];
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode } = nodes;
      [...(currentNode.textContent ?? '')].forEach((letter, at) => {
        const range = document.createRange();
        range.setStart(currentNode, at);
        range.setEnd(currentNode, at + 1);
        letters.push({ letter, x: range.getBoundingClientRect().left });
      });
    }
    return letters
      .sort((one, other) => one.x - other.x)
      .map(({ letter }) => letter)
      .join('');
  });
}

/** The element and those around it, up to its cell or card, that hide a part of its text: each with its size and that of its content. */
export function cutText(place: Locator): Promise<string[]> {
  return place.evaluate((element) => {
    const cut: string[] = [];
    const cell = element.closest('td, th, li, article, [role=gridcell], [role=rowheader]') ?? element;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = around;
      const hides = overflowX !== 'visible' || overflowY !== 'visible';
      if (hides && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1))
        cut.push(`${around.localName}: ${scrollWidth} × ${scrollHeight} in ${clientWidth} × ${clientHeight}`);
      if (around === cell) break;
    }
    return cut;
  });
}
