import type { Schemas } from '@afshoreh/api-client';
import type { AdminSession, CartItem } from '@afshoreh/contracts';

/** A kind of visitor. `known` has a line in the cart and is logged in as an admin. */
export type Visitor = 'stranger' | 'known';

const WHOLE = 'write';
const admin: Schemas['Admin'] = {
  id: 1,
  username: 'smoke-test',
  displayName: 'smoke test',
  email: null,
  role: 'owner',
  access: {
    account: WHOLE,
    admins: WHOLE,
    apiKeys: WHOLE,
    audit: WHOLE,
    blog: WHOLE,
    catalogue: WHOLE,
    changes: WHOLE,
    comments: WHOLE,
    contacts: WHOLE,
    content: WHOLE,
    customers: WHOLE,
    customersInBulk: WHOLE,
    dashboard: WHOLE,
    history: WHOLE,
    media: WHOLE,
    newsletter: WHOLE,
    orders: WHOLE,
    prices: WHOLE,
    publishing: WHOLE,
    releases: WHOLE,
    sellers: WHOLE,
    settings: WHOLE,
    team: WHOLE,
    vitals: WHOLE,
    webhooks: WHOLE,
  },
};

const session: AdminSession = { token: 'none', admin: { username: 'smoke-test', displayName: '', email: '' } };
const line: CartItem = {
  id: 1,
  name: 'کنسانترهٔ سیب',
  quantity: 275,
  image: '',
  brix: '70',
  weight: '275',
  origin: 'ارومیه',
  price: 'تماس بگیرید',
  pack: null,
  ordered: null,
};

/** The content of this visitor's browser storage. */
export function storageOf(visitor: Visitor): Readonly<Record<string, unknown>> {
  return visitor === 'known' ? { 'afshoreh.admin': session, 'afshoreh.cart': { version: 2, value: [line] } } : {};
}

/** The API's response to this path; undefined means that it never arrives. */
export function responseBodyOf(path: string): unknown {
  return path === '/api/admin/verify' ? admin : undefined;
}
