import type { SiteStatus } from '@afshoreh/api-client';
import { formatDate } from '@afshoreh/persian';
import type { copy } from './copy';

export interface BrowserCheck {
  name: keyof typeof copy.browser.checks;
  ok: boolean;
  /** The site works without this feature. */
  optional?: true;
}

/** The versions of the remotes that the server wrote into this page. */
function versionsOfPage(): Record<string, { version: string }> {
  const written = document.getElementById('snapshot')?.textContent;
  return written ? (JSON.parse(written) as Record<string, { version: string }>) : {};
}

function isCurrent(status: SiteStatus): boolean {
  const live = (status.remotes ?? []).flatMap(({ name, releases }) =>
    releases.filter(({ percent }) => percent > 0).map(({ version }) => `${name} ${version}`),
  );
  return Object.entries(versionsOfPage()).every(([name, { version }]) => live.includes(`${name} ${version}`));
}

function keeps(storage: () => Storage): boolean {
  const key = 'afshoreh.test';
  try {
    storage().setItem(key, '1');
    const kept = storage().getItem(key) === '1';
    storage().removeItem(key);
    return kept;
  } catch {
    return false;
  }
}

/** Old browsers do not have `CSS.supports`. */
function understands(condition: string): boolean {
  return typeof CSS.supports === 'function' && CSS.supports(condition);
}

/** The browser features that the site needs, and whether this browser has them. */
export function checkBrowser(status: SiteStatus | null): BrowserCheck[] {
  return [
    ...(status?.remotes ? [{ name: 'current' as const, ok: isCurrent(status) }] : []),
    { name: 'online', ok: navigator.onLine },
    { name: 'cookies', ok: navigator.cookieEnabled },
    { name: 'localStorage', ok: keeps(() => window.localStorage) },
    { name: 'sessionStorage', ok: keeps(() => window.sessionStorage) },
    // This is the first of Farvardin 1404.
    { name: 'persianDates', ok: formatDate('2025-03-21T12:00:00Z').includes('۱۴۰۴') },
    { name: 'inert', ok: 'inert' in HTMLElement.prototype },
    { name: 'intersection', ok: 'IntersectionObserver' in window },
    { name: 'dynamicViewport', ok: understands('block-size: 1dvh') },
    { name: 'has', ok: understands('selector(:has(a))'), optional: true },
    { name: 'clipboard', ok: 'clipboard' in navigator, optional: true },
    { name: 'share', ok: 'share' in navigator, optional: true },
  ];
}
