import type { KeyboardEvent } from 'react';

/** The page is read from right to left, so ArrowLeft moves forward. */
const ALONG: Record<string, number> = { ArrowLeft: 1, ArrowRight: -1 };
const ACROSS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys, Home and End move the focus in a list of cards, to the first button or link of each card. */
export function gridKeys(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.children];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const to = targetOf(event.key, at, cards);
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  cards[Math.max(0, Math.min(to, cards.length - 1))]?.querySelector<HTMLElement>('a, button')?.focus();
}

function targetOf(key: string, at: number, cards: Element[]): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return cards.length - 1;
  if (ALONG[key]) return at + ALONG[key];
  if (!ACROSS[key]) return undefined;
  const top = cards[0]?.getBoundingClientRect().top;
  const next = cards.findIndex((card) => card.getBoundingClientRect().top !== top);
  const to = at + ACROSS[key] * (next < 0 ? cards.length : next);
  return to in cards ? to : at;
}
