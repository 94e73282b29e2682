import { leaveEntry, onPageEntry, useLocation, useNavigate, useSearchParams } from '@afshoreh/contracts/router';
import { useState } from 'react';
import { idOf, withChanges } from './use-list-search';

/** The state of a history entry that was made by opening something over the list of the previous entry. */
const OPENED_OVER_LIST = { over: true };

/**
 * Keeps what is open over a list in the address, under `name` (`?product=12`). So Back closes it, and a link or a
 * reload opens it again. Closing goes back to the entry of the list if there is one.
 */
export function useOpened(name: string) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const addressOf = (value: string | number | null) =>
    `?${withChanges(params, { [name]: value === null ? null : String(value), page: params.get('page') }).toString()}`;

  const close = () => {
    const isOverList = (location.state as typeof OPENED_OVER_LIST | null)?.over === true;
    if (isOverList) leaveEntry();
    else onPageEntry(() => void navigate(addressOf(null), { replace: true }));
  };
  return {
    value: params.get(name),
    /** The props of a link: `<Link {...linkTo(12)}>`. */
    linkTo: (value: string | number) => ({ to: addressOf(value), state: OPENED_OVER_LIST }),
    open: (value: string | number) => void navigate(addressOf(value), { state: OPENED_OVER_LIST }),
    /** The props of a link that shows another record in place of this one. Closing still leads to the list. */
    replaceLinkTo: (value: string | number) => ({
      to: addressOf(value),
      state: location.state as unknown,
      replace: true,
    }),
    replace: (value: string | number) =>
      void navigate(addressOf(value), { state: location.state as unknown, replace: true }),
    close,
  };
}

/**
 * Returns the record of a list whose id is in the address. When a refetched list no longer contains it, the last known
 * record is returned, so that its form stays open and can show that it was deleted.
 */
export function useOpenedRecord<Item extends { id: number }>(
  { value }: Pick<ReturnType<typeof useOpened>, 'value'>,
  items: readonly Item[] | undefined,
): Item | undefined {
  const id = idOf(value);
  const [last, setLast] = useState<Item>();
  const found = items?.find((item) => item.id === id);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : undefined);
}
