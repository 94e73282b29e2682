import { useLocation, useNavigate, useSearchParams } from '@afshoreh/contracts/router';
import { forgetUnsaved } from '../form/leaving';
import { withChanges } from './use-list-search';

/** Marks an entry of the history that was made by opening something over the list before it. */
const OVER = { over: true };

/**
 * What is open over a list, in the address under `name` (`?product=12`): Back closes it, a link or a reload opens it again.
 * Closing leads back to the entry of the list, where there is one.
 */
export function useOpened(name: string) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const addressOf = (value: string | number | null) =>
    `?${withChanges(params, { [name]: value === null ? null : String(value), page: params.get('page') }).toString()}`;

  const close = () => {
    // A form over the list that wants to be asked asks before.
    forgetUnsaved();
    const isOverList = (location.state as typeof OVER | null)?.over === true;
    return isOverList ? navigate(-1) : navigate(addressOf(null), { replace: true });
  };
  return {
    value: params.get(name),
    /** For a link: `<Link {...linkTo(12)}>`. */
    linkTo: (value: string | number) => ({ to: addressOf(value), state: OVER }),
    open: (value: string | number) => void navigate(addressOf(value), { state: OVER }),
    /** For a link to another one instead of it, and for going there: closing still leads to the list. */
    swapTo: (value: string | number) => ({ to: addressOf(value), state: location.state as unknown, replace: true }),
    swap: (value: string | number) =>
      void navigate(addressOf(value), { state: location.state as unknown, replace: true }),
    close: () => void close(),
  };
}
