export { adminSession, useAdminSession, type AdminAccount, type AdminSession } from './admin-session';
export { CALL_US, cart, totalItems, useCart, type CartItem, type CartItems, type NewCartItem } from './cart';
export { useHydrated } from './hydrated';
export { CHECKOUT_DRAFT_KEY, claimForAccount, forgetAccount } from './kept-in-browser';
export { lazyPage, type PageHandle } from './lazy-page';
export { isPictureAddress } from './picture-address';
export {
  CONTRACT_VERSION,
  ContractBroken,
  checkRemote,
  type Head,
  type RemoteModule,
  type RemoteVersion,
  type Snapshot,
} from './remote-module';
export { onToast, showToast, type Toast } from './toasts';
export { usable, type Usable } from './usable';
export { REMOTES, canonicalPathOf, pageAddressOf, pageShapeOf, zoneOf, type PageShape, type RemoteName } from './zones';
