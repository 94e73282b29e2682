import type { PageEntry, RemoteName } from '@afshoreh/contracts';

import { remote } from '../../src/remotes/remotes';

/**
 * The addresses of all listed pages with parameters in their paths, as these remotes list them. Rejects when one remote fails.
 */
export async function pageEntries(names: readonly RemoteName[]): Promise<PageEntry[]> {
  const modules = await Promise.all(names.map(remote));
  const pages = modules.flatMap((module) => module.pages).filter(({ listed, path }) => listed && path.includes(':'));
  const lists = await Promise.all(
    pages.map(async ({ code }) => {
      const { entries } = await code.load();
      return entries?.() ?? [];
    }),
  );
  return lists.flat();
}
