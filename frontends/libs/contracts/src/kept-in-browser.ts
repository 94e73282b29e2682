import { cart } from './cart';

/** The account that what is kept here belongs to; nothing while only visitors were here. */
const OWNER_KEY = 'afshoreh.account';

/** The checkout form as it is typed, in the storage of its tab. */
export const CHECKOUT_DRAFT_KEY = 'afshoreh.checkout';

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
  inStorage(() => window.sessionStorage.removeItem(CHECKOUT_DRAFT_KEY));
  inStorage(() => window.localStorage.removeItem(OWNER_KEY));
}

/** A customer is here: what a visitor put into the cart is theirs, what another account left behind is not (D44). */
export function claimForAccount(id: number): void {
  const owner = inStorage(() => window.localStorage.getItem(OWNER_KEY));
  if (owner !== null && owner !== String(id)) forgetAccount();
  inStorage(() => window.localStorage.setItem(OWNER_KEY, String(id)));
}
