import { cart } from './cart';

/** The id of the account that owns the stored data. Missing while nobody has logged in. */
const OWNER_KEY = 'afshoreh.account';

/** The draft of the checkout form, in session storage. */
export const CHECKOUT_DRAFT_KEY = 'afshoreh.checkout';

/** The draft of the order dialog, in session storage. */
export const ORDER_DRAFT_KEY = 'afshoreh.order';

/** Tracking code and time of the last order of the cart, for other tabs that still show that cart. */
export const LAST_ORDER_KEY = 'afshoreh.last-order';

/** Products and lots to compare; the stores in `compared.ts` repeat the keys, because the build reads them there. */
const COMPARED_KEYS = ['afshoreh.compared', 'afshoreh.compared-lots'];

/**
 * The limits that the buyer wants products to keep; the store in `my-specification.ts` repeats the key, because the
 * build reads it there.
 */
const SPECIFICATION_KEY = 'afshoreh.specification';

/** The draft of a seller's application. */
export const SELLER_DRAFT_KEY = 'afshoreh.seller';

function inStorage<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    // The browser forbids storage, so there is nothing to read or to remove.
    return null;
  }
}

/**
 * Removes what this browser keeps of a customer who logged out. Data that is stored afterwards has no owner until
 * `claimForAccount` is called. A new storage key must be added here and to the `/privacy` page.
 */
export function forgetAccount(): void {
  cart.clear();
  for (const key of [CHECKOUT_DRAFT_KEY, ORDER_DRAFT_KEY]) inStorage(() => window.sessionStorage.removeItem(key));
  for (const key of [OWNER_KEY, LAST_ORDER_KEY, SELLER_DRAFT_KEY, ...COMPARED_KEYS, SPECIFICATION_KEY])
    inStorage(() => window.localStorage.removeItem(key));
  // Stores reread what is left, as after a change by another tab.
  window.dispatchEvent(new StorageEvent('storage'));
}

/** Makes the customer the owner of what is stored: a visitor's cart becomes theirs, another account's data is removed. */
export function claimForAccount(id: number): void {
  const owner = inStorage(() => window.localStorage.getItem(OWNER_KEY));
  if (owner !== null && owner !== String(id)) forgetAccount();
  inStorage(() => window.localStorage.setItem(OWNER_KEY, String(id)));
}
