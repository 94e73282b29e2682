export { adminSession, useAdminSession, type AdminAccount, type AdminSession } from './admin-session';
export { PRICE_ON_REQUEST, cart, totalItems, useCart, type CartItem, type CartItems, type NewCartItem } from './cart';
export { MOST_COMPARED, compared, comparedLots, type ComparisonSelection } from './compared';
export { frameLinksOf, type FrameLink } from './frame-links';
export { useHydrated } from './hydrated';
export {
  CHECKOUT_DRAFT_KEY,
  LAST_ORDER_KEY,
  ORDER_DRAFT_KEY,
  SELLER_DRAFT_KEY,
  claimForAccount,
  forgetAccount,
} from './account-storage';
export { mySpecification } from './my-specification';
export { livePage, onLivePage } from './live-page';
export {
  headOf,
  loadPage,
  page,
  routeOf,
  visitOf,
  type Head,
  type Page,
  type PageEntry,
  type PageModule,
  type ShownPage,
  type Visit,
} from './page';
export {
  CONTRACT_VERSION,
  ContractBroken,
  checkRemote,
  type RemoteModule,
  type RemoteVersion,
  type Snapshot,
} from './remote-module';
export { isRemoteName, type RemoteName } from './remotes';
export {
  pathShapeOf,
  isNotFound,
  isPagePath,
  SiteMap,
  type FooterForm,
  type PageFacts,
  type PageOutline,
  type Place,
} from './site-map';
export { onToast, showToast, type Toast } from './toasts';
export { trackedPromise, type TrackedPromise } from './tracked-promise';
