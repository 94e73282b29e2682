import { persistentStore } from './persistent-store';

/**
 * The limits that the buyer wants products to keep, as the storefront stores them in local storage; null when there are
 * none. The value is not parsed here: most pages only check whether there is one, and the code that parses it is loaded
 * only then.
 */
export const mySpecification = persistentStore<unknown>({
  key: 'afshoreh.specification',
  version: 1,
  empty: null,
  parse: (stored) => stored,
});
