/** Only there to resolve paths against: nothing is ever asked of it. */
const THIS_SITE = 'http://this-site.invalid';
/** Going back to these after a login would be going in circles. */
const LOGIN_PAGES = new Set(['/login', '/register']);

/**
 * Where to go after login (D12): the wanted address if it is a path on this site, else `/`. Other hosts hide behind `//host`,
 * `/\host`, control characters that browsers drop, and dot segments, so it is judged as the browser would read it.
 */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || wanted.includes('\\')) return '/';
  if (!URL.canParse(wanted, THIS_SITE)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, THIS_SITE);
  if (origin !== THIS_SITE || pathname.startsWith('//') || LOGIN_PAGES.has(pathname)) return '/';
  return pathname + search + hash;
}
