import type { Location } from '@afshoreh/contracts/router';
import { useEffect } from 'react';

const STORAGE_KEY = 'afshoreh.scroll';
/** So many steps of the history are remembered; a reader who goes back further begins at the top. */
const MOST_ENTRIES = 50;
/** So long what a page shows may take to become as tall as it was. */
const TIMEOUT_MS = 5_000;

/** Pixels from the top by entry of the history. In the storage of the tab, because the way back leads over reloads too. */
const positions = new Map<string, number>(readPositions());
/** The place that is on screen: until another one is, what scrolls belongs to neither. */
let onScreen: { entry: string; pathname: string; hash: string } | undefined;

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as [string, number][]) : [];
  } catch {
    return [];
  }
}

function storePositions(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MOST_ENTRIES)));
  } catch {
    // Storage is full or forbidden: a reload then begins at the top.
  }
}

/** The router names every entry but those that the browser made: the first of a document, and those of links to a part. */
function entryOf(key: string | undefined, pathname: string): string {
  return key === undefined || key === 'default' ? `default ${pathname}` : key;
}

function noteScroll(): void {
  const state = window.history.state as { key?: string } | null;
  if (onScreen?.entry !== entryOf(state?.key, window.location.pathname)) return;
  positions.delete(onScreen.entry);
  positions.set(onScreen.entry, window.scrollY);
}

/** The browser may restore the position of a document that it loads anew, never that of a page within it. */
function leaveDocument(): void {
  storePositions();
  window.history.scrollRestoration = 'auto';
}
function enterDocument(): void {
  window.history.scrollRestoration = 'manual';
}

/** Remembers where the reader is on each page, also through a reload. Once on the page, around whatever it shows. */
export function useScrollMemory(): void {
  useEffect(() => {
    enterDocument();
    window.addEventListener('scroll', noteScroll, { passive: true });
    // A document can come back from the back/forward cache.
    window.addEventListener('pageshow', enterDocument);
    window.addEventListener('pagehide', leaveDocument);
    document.addEventListener('visibilitychange', storePositions);
    return () => {
      window.removeEventListener('scroll', noteScroll);
      window.removeEventListener('pageshow', enterDocument);
      window.removeEventListener('pagehide', leaveDocument);
      document.removeEventListener('visibilitychange', storePositions);
    };
  }, []);
}

/** What the address names after its `#`; a malformed escape (`#%D9%8`) names what it literally says. */
function partOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

/** Scrolls to `position` as soon as the page is tall enough, unless the reader moves first; answers what gives it up. */
function scrollBackTo(position: number): () => void {
  const isThere = () => {
    window.scrollTo(0, position);
    return Math.abs(window.scrollY - position) <= 1;
  };
  if (isThere()) return () => undefined;
  const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
  const observer = new ResizeObserver(() => {
    if (isThere()) giveUp();
  });
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  function giveUp() {
    clearTimeout(timer);
    observer.disconnect();
    moves.forEach((move) => window.removeEventListener(move, giveUp));
  }
  observer.observe(document.body);
  moves.forEach((move) => window.addEventListener(move, giveUp, { passive: true }));
  return giveUp;
}

/** Whether the document was loaded on the way back or by a reload, rather than by a link. */
function isReturn(): boolean {
  const [navigation] = window.performance.getEntriesByType?.('navigation') ?? [];
  return ['reload', 'back_forward'].includes((navigation as PerformanceNavigationTiming | undefined)?.type ?? '');
}

/** The first page was on screen before any script: its reader may be anywhere by now, and is moved only from the top. */
function arriveFirst(saved: number | undefined, part: HTMLElement | null): (() => void) | undefined {
  if (isReturn()) return saved && window.scrollY === 0 ? scrollBackTo(saved) : undefined;
  part?.scrollIntoView();
  return undefined;
}

/**
 * Top of the page for a new one, the `#part` where the address names one, the old position on the way back. A page that
 * only changes its query stays where it is: filters and pages of a list are the list's own business.
 *
 * `byHistory`: back, forward or a reload.
 */
export function useScrollPosition({ key, pathname, hash }: Location, byHistory: boolean): void {
  useEffect(() => {
    const before = onScreen;
    const entry = entryOf(key, pathname);
    onScreen = { entry, pathname, hash };
    const part = hash ? partOf(hash) : null;
    const saved = positions.get(entry);
    if (!before) return arriveFirst(saved, part);
    const isSamePage = before.pathname === pathname && before.hash === hash;
    const goesBack = byHistory && saved !== undefined && (isSamePage || !part);
    if (goesBack) return scrollBackTo(saved);
    if (part && !isSamePage) part.scrollIntoView();
    else if (!isSamePage) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, byHistory]);
}
