import type { Subject } from '../operations/audit/index.js';

/** Who works in the admin (D32). */
export const roles = ['owner', 'sales', 'editor'] as const;
export type Role = (typeof roles)[number];

/** `write` includes `read`. */
export const accessLevels = ['none', 'read', 'write'] as const;
export type Access = (typeof accessLevels)[number];

const everybody = { owner: 'write', sales: 'write', editor: 'write' } as const;
const ownerOnly = { owner: 'write', sales: 'none', editor: 'none' } as const;
const salesWork = { owner: 'write', sales: 'write', editor: 'none' } as const;
const editorsWork = { owner: 'write', sales: 'none', editor: 'write' } as const;

/** Which role may do what (D32): the one table, which guards, answers and the admin's menu are made of. */
const accessByArea = {
  /** The own account: password, profile, sessions. */
  account: everybody,
  admins: ownerOnly,
  /** Every change of everybody. */
  audit: ownerOnly,
  blog: editorsWork,
  /** Products, categories, price list. */
  catalogue: { owner: 'write', sales: 'read', editor: 'write' },
  comments: editorsWork,
  contacts: salesWork,
  /** The sections of the public pages, and the company's certificates. */
  content: editorsWork,
  customers: salesWork,
  dashboard: everybody,
  /** The changes of one record, for whoever may read the record: `areaOf`. */
  history: everybody,
  media: editorsWork,
  newsletter: ownerOnly,
  /** Orders with their calls and notes, samples and proformas. */
  orders: salesWork,
  sellers: editorsWork,
  settings: ownerOnly,
} as const satisfies Record<string, Record<Role, Access>>;

/** To which area the things that the audit knows belong. */
export const areaOf: Record<Subject, keyof typeof accessByArea> = {
  ...{ admin: 'admins', listViews: 'admins', holiday: 'settings', settings: 'settings', subscriber: 'newsletter' },
  ...{ product: 'catalogue', product_import: 'catalogue', category: 'catalogue', price_list_entry: 'catalogue' },
  ...{ order: 'orders', contact: 'contacts', customer: 'customers', seller: 'sellers', media: 'media' },
  ...{ section: 'content', certificate: 'content', post: 'blog', comment: 'comments' },
};

export type Area = keyof typeof accessByArea;
export const areas = Object.keys(accessByArea) as Area[];

/** What a role may do, by area. */
export function accessOf(role: Role): Record<Area, Access> {
  return Object.fromEntries(areas.map((area) => [area, accessByArea[area][role]])) as Record<Area, Access>;
}

/** Whether a role may send a request with this method there: safe methods (RFC 9110 §9.2.1) read, all others write. */
export function mayCall(role: Role, area: Area, method: string): boolean {
  const access: Access = accessByArea[area][role];
  return access === 'write' || (access === 'read' && (method === 'GET' || method === 'HEAD'));
}
