/** A base address to resolve paths against; nothing is ever requested from it. */
const THIS_SITE = 'http://this-site.invalid';
/** A redirect to these pages after a login would lead in circles. */
const LOGIN_PAGES = new Set(['/login', '/register']);

/**
 * Where to go after a login: the wanted address if it is a path on this site, else `/`. Another host can hide behind `//host`,
 * `/\host`, control characters that browsers drop, or dot segments, so the address is parsed as a browser parses it.
 */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || wanted.includes('\\')) return '/';
  if (!URL.canParse(wanted, THIS_SITE)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, THIS_SITE);
  if (origin !== THIS_SITE || pathname.startsWith('//') || LOGIN_PAGES.has(pathname)) return '/';
  return pathname + search + hash;
}
