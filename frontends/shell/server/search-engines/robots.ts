import type { PinnedVersions } from '../releases/release-source';
import { pagesOf } from '../releases/site-maps';

/** The API is not for search engines. */
const API = '/api/';

/** The prefixes of private paths, only the shortest ones: `/cart` includes all paths below it. */
function privatePrefixes(versions: PinnedVersions): string[] {
  const prefixes = pagesOf(versions)
    .filter((page) => page.private)
    .map(({ path }) => path.replace(/[:*].*$/, ''));
  const isCovered = (path: string) => prefixes.some((prefix) => prefix !== path && path.startsWith(prefix));
  return [...new Set(prefixes)].filter((path) => !isCovered(path)).sort();
}

/** `robots.txt` for these releases; `origin` is the site's public origin, null when unknown. */
export function robotsOf(versions: PinnedVersions, origin: string | null): string {
  const disallowed = [...privatePrefixes(versions), API].map((path) => `Disallow: ${path}`);
  const sitemap = origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return ['User-agent: *', ...disallowed, ...sitemap, ''].join('\n');
}
