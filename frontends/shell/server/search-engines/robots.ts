import type { PinnedVersions } from '../releases/release-source';
import { pagesOf } from '../releases/site-maps';

/** What no page has: search engines have no business in it either. */
const API = '/api/';

/** What begins private paths, the shortest only: `/cart` stands for all below it. */
function privatePrefixes(versions: PinnedVersions): string[] {
  const prefixes = pagesOf(versions)
    .filter((page) => page.private)
    .map(({ path }) => path.replace(/[:*].*$/, ''));
  const isCovered = (path: string) => prefixes.some((prefix) => prefix !== path && path.startsWith(prefix));
  return [...new Set(prefixes)].filter((path) => !isCovered(path)).sort();
}

/** `robots.txt` for these releases; `origin` as pages name it, null when it is not known. */
export function robotsOf(versions: PinnedVersions, origin: string | null): string {
  const disallowed = [...privatePrefixes(versions), API].map((path) => `Disallow: ${path}`);
  const sitemap = origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return ['User-agent: *', ...disallowed, ...sitemap, ''].join('\n');
}
