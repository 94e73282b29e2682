import { isNotFound, SiteMap } from '@afshoreh/contracts';

import type { BuildManifest, ReleasedPage, ReleaseManifest, ShellManifest } from './release-source';

/** The transfer size in bytes of some files, with paths as below `web/`. */
function weightOf({ bytes = {} }: BuildManifest, files: readonly string[]): number {
  return [...new Set(files)].reduce((sum, file) => sum + (bytes[file] ?? 0), 0);
}

/**
 * The pages of a release whose first visit is over the shell's budget, a line each. This does not know files that a page loads
 * later or after a click; the browser tests weigh those too.
 */
export function budgetProblems(manifest: ReleaseManifest, shell: ShellManifest): string[] {
  const site = new SiteMap<ReleasedPage>({ [manifest.name]: manifest.pages });
  return Object.entries(shell.budgets ?? {}).flatMap(([address, { scripts, fonts }]) => {
    // `/sellers/{id}` in a budget stands for any seller; the tests use a real number.
    const page = site.at(address.replace(/\{\w+\}/g, '1'))?.page;
    if (!page || isNotFound(page)) return [];
    const own = [manifest.entry, ...manifest.scripts, ...page.files].filter((file) => file.endsWith('.js'));
    const weights = [
      {
        what: 'scripts',
        limit: scripts,
        weight: weightOf(manifest, own) + weightOf(shell, [...shell.scripts, ...(shell.early ?? [])]),
      },
      { what: 'fonts', limit: fonts, weight: weightOf(manifest, manifest.fonts) + weightOf(shell, shell.fonts) },
    ];
    return weights
      .filter(({ limit, weight }) => weight > limit)
      .map(({ what, limit, weight }) => `${page.path} fetches ${weight} bytes of ${what}, its budget is ${limit}`);
  });
}
