import { useSearchParams } from '@afshoreh/contracts/router';
import { useEffect, useRef } from 'react';

type Changes = Record<string, string | null | undefined>;

/** How many rows a page of a list may have; the first is the server's own default. */
export const PAGE_SIZES = [24, 50, 100] as const;

/** The address's parameters after `changes`; another filter starts at the first page again. */
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
 * Filters, search text and page of a list, kept in the address, so that a list can be reloaded, linked and gone back to.
 * `change` replaces the entry of the history: typing a search is not a journey.
 */
export function useListSearch() {
  const [params, setParams] = useSearchParams();
  // What was asked for last: a filter that is chosen before a search has arrived would undo it.
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);
  const ask = (next: URLSearchParams) => {
    asked.current = next;
    setParams(next, { replace: true });
  };
  const size = PAGE_SIZES.find((each) => String(each) === params.get('size')) ?? PAGE_SIZES[0];
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  return {
    params,
    q: params.get('q') ?? '',
    page,
    size,
    change: (changes: Changes) => ask(withChanges(asked.current, changes)),
    /** Back to the whole list. */
    clear: () => ask(new URLSearchParams()),
    /** The address of the same list with other parameters, for a link. */
    addressWith: (changes: Changes) => `?${withChanges(params, changes).toString()}`,
  };
}

/** The id of what is open over the list, as `?order=12`; null for anything that is no id. */
export function idOf(text: string | null): number | null {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 ? id : null;
}
