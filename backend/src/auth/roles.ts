export const roles = ['owner', 'sales_manager', 'sales', 'editor'] as const;
export type Role = (typeof roles)[number];

/** `write` includes `read`. */
export const accessLevels = ['none', 'read', 'write'] as const;
export type Access = (typeof accessLevels)[number];

const everybody = { owner: 'write', sales_manager: 'write', sales: 'write', editor: 'write' } as const;
const ownerOnly = { owner: 'write', sales_manager: 'none', sales: 'none', editor: 'none' } as const;
const salesWork = { owner: 'write', sales_manager: 'write', sales: 'write', editor: 'none' } as const;
const salesLead = { owner: 'write', sales_manager: 'write', sales: 'none', editor: 'none' } as const;
const editorsWork = { owner: 'write', sales_manager: 'none', sales: 'none', editor: 'write' } as const;

/** Which role may do what. Guards, responses and the admin's menu all use this table. */
const accessByArea = {
  /** The admin's own account: password, profile, sessions. */
  account: everybody,
  admins: ownerOnly,
  /** The keys of programs. No key reaches them. */
  apiKeys: ownerOnly,
  /** The changes of all admins. */
  audit: ownerOnly,
  blog: editorsWork,
  /** Products and categories. Prices can be read with them. */
  catalogue: { owner: 'write', sales_manager: 'read', sales: 'read', editor: 'write' },
  /** What changed since a moment; each kind of record also asks for its own area. */
  changes: everybody,
  comments: editorsWork,
  contacts: salesWork,
  /** The sections of the public pages, and the company's certificates. */
  content: editorsWork,
  customers: salesWork,
  /** Deleting customers, and exporting all of them as a file. */
  customersInBulk: salesLead,
  dashboard: everybody,
  /** The changes of one record, for roles that may read the record: `area` in its `*.record.ts`. */
  history: everybody,
  media: editorsWork,
  newsletter: ownerOnly,
  /** Orders with their calls and notes, samples and proformas. */
  orders: salesWork,
  /** Prices and whether visitors see them; also the import of products from a file, because it sets prices. */
  prices: ownerOnly,
  /** Publishing versions of a frontend; nothing goes live by it. */
  publishing: ownerOnly,
  /** Which versions of the frontends visitors get. */
  releases: ownerOnly,
  sellers: editorsWork,
  settings: ownerOnly,
  /** The figures of each expert on the dashboard. */
  team: salesLead,
  /** How fast pages are for visitors, and what fails there. */
  vitals: ownerOnly,
  webhooks: ownerOnly,
} as const satisfies Record<string, Record<Role, Access>>;

export type Area = keyof typeof accessByArea;
export const areas = Object.keys(accessByArea) as Area[];

export function accessOf(role: Role): Record<Area, Access> {
  return Object.fromEntries(areas.map((area) => [area, accessByArea[area][role]])) as Record<Area, Access>;
}

export function roleAccess(role: Role, area: Area): Access {
  return accessByArea[area][role];
}
