import { onPageEntry, useSearchParams } from '@afshoreh/contracts/router';

type Changes = Record<string, string | null | undefined>;

/** The page sizes. The first one is the default of the server. */
export const PAGE_SIZES = [24, 50, 100] as const;

/** Returns the parameters of the address after `changes`. A change of a filter leads back to the first page. */
export function withChanges(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * Filters, search text and page of a list. They are kept in the address, so that reload, links and Back restore them.
 * `change` replaces the history entry, so that Back leaves the list and does not undo the search letter by letter.
 */
export function useListSearch() {
  const [params, setParams] = useSearchParams();
  // An open menu or sheet has its own history entry. The entry below it belongs to the list.
  const replace = (nextOf: () => URLSearchParams) => onPageEntry(() => setParams(nextOf(), { replace: true }));
  const size = PAGE_SIZES.find((each) => String(each) === params.get('size')) ?? PAGE_SIZES[0];
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  return {
    params,
    q: params.get('q') ?? '',
    page,
    size,
    /** Uses the address and not `params`, which may be older while React renders a navigation. */
    change: (changes: Changes) => replace(() => withChanges(new URLSearchParams(window.location.search), changes)),
    /** Removes all filters. */
    clear: () => replace(() => new URLSearchParams()),
    /** Returns the address of this list with other parameters, for a link. */
    addressWith: (changes: Changes) => `?${withChanges(params, changes).toString()}`,
  };
}

/** Parses the id of the open record (`?order=12`); null when it is invalid. */
export function idOf(text: string | null): number | null {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 ? id : null;
}
