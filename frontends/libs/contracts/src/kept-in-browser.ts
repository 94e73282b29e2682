import { cart } from './cart';

/** The account that what is kept here belongs to; nothing while only visitors were here. */
const OWNER_KEY = 'afshoreh.account';

/** The checkout form as it is typed, in the storage of its tab. */
export const CHECKOUT_DRAFT_KEY = 'afshoreh.checkout';

/** The order dialog as it is typed, in the storage of its tab. */
export const ORDER_DRAFT_KEY = 'afshoreh.order';

/** Code and time of the last order that was made of the cart, for tabs that still show it. */
export const LAST_ORDER_KEY = 'afshoreh.last-order';

/** The application of a seller as it is typed. */
export const SELLER_DRAFT_KEY = 'afshoreh.seller';

function inStorage<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    // Storage is forbidden: then nothing is kept either.
    return null;
  }
}

/**
 * The customer logged out: what this browser keeps of them goes (D44). What is kept from now on is nobody's, until an
 * account claims it. Whatever else is kept one day is added here, and to `/privacy`.
 */
export function forgetAccount(): void {
  cart.clear();
  for (const key of [CHECKOUT_DRAFT_KEY, ORDER_DRAFT_KEY]) inStorage(() => window.sessionStorage.removeItem(key));
  for (const key of [OWNER_KEY, LAST_ORDER_KEY, SELLER_DRAFT_KEY]) inStorage(() => window.localStorage.removeItem(key));
}

/** A customer is here: what a visitor put into the cart is theirs, what another account left behind is not (D44). */
export function claimForAccount(id: number): void {
  const owner = inStorage(() => window.localStorage.getItem(OWNER_KEY));
  if (owner !== null && owner !== String(id)) forgetAccount();
  inStorage(() => window.localStorage.setItem(OWNER_KEY, String(id)));
}
