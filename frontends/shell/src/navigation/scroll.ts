import type { Location } from '@afshoreh/contracts/router';
import { useEffect } from 'react';

const STORAGE_KEY = 'afshoreh.scroll';
/** The number of history entries whose position is stored; going back further starts at the top. */
const MOST_ENTRIES = 50;
/** How long to wait until the page is as tall as it was. */
const TIMEOUT_MS = 5_000;

/** Pixels from the top, by history entry. Stored in the tab's session storage, because Back can lead across a reload. */
const positions = new Map<string, number>(readPositions());
/** The page on screen; undefined during a navigation, when scrolling belongs to no page. */
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
    // Storage is full or forbidden: after a reload the page starts at the top.
  }
}

/** The router gives every entry a key, except those that the browser made: the first of a document, and links to an anchor. */
function entryOf(key: string | undefined, pathname: string): string {
  return key === undefined || key === 'default' ? `default ${pathname}` : key;
}

function noteScroll(): void {
  const state = window.history.state as { key?: string } | null;
  if (onScreen?.entry !== entryOf(state?.key, window.location.pathname)) return;
  positions.delete(onScreen.entry);
  positions.set(onScreen.entry, window.scrollY);
}

/** Lets the browser restore the position when it loads this document again. Between pages of one document, this file does it. */
function leaveDocument(): void {
  storePositions();
  window.history.scrollRestoration = 'auto';
}
function enterDocument(): void {
  window.history.scrollRestoration = 'manual';
}

/** Stores the scroll position of each page, also across a reload. Use it once, outside the pages. */
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

/** The element that the address's `#` refers to; a malformed escape (`#%D9%8`) is taken literally. */
function partOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

/**
 * Scrolls to `position` as soon as the page is tall enough, unless the reader scrolls first; returns a function that cancels
 * it.
 */
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

/** Whether the document was loaded by Back, Forward or a reload, and not by a link. */
function isReturn(): boolean {
  const [navigation] = window.performance.getEntriesByType?.('navigation') ?? [];
  if (!navigation || !('type' in navigation)) return false;
  return navigation.type === 'reload' || navigation.type === 'back_forward';
}

/**
 * Scrolls the server-rendered first page. It is visible before any script runs, so the reader may have scrolled already. After a
 * return it therefore scrolls only a page that is still at the top.
 */
function arriveFirst(saved: number | undefined, part: HTMLElement | null): (() => void) | undefined {
  if (isReturn()) return saved && window.scrollY === 0 ? scrollBackTo(saved) : undefined;
  part?.scrollIntoView();
  return undefined;
}

/**
 * Scrolls a new page to the top or to its `#part`, and after Back or Forward to its old position. A change of the query alone
 * does not scroll, because filters and pages of a list handle that themselves.
 *
 * `byHistory`: Back, Forward or a reload.
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
