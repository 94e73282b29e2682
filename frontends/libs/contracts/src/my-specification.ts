import { persistentStore } from './persistent-store';

/**
 * What the buyer wants of products, as the storefront keeps it in local storage; null when nothing is. Every page asks only
 * whether there is something: the code that reads it loads then.
 */
export const mySpecification = persistentStore<unknown>({
  key: 'afshoreh.specification',
  version: 1,
  empty: null,
  parse: (stored) => stored,
});
