import type { Call, OpenApiDocument } from './openapi-types.js';

type Tag = NonNullable<OpenApiDocument['tags']>[number];

/** The tags of the document in reading order: those for visitors, then for admins, then for operators. */
const chapters: Record<string, string> = {
  catalog: 'Products, their categories and the list of indicative prices.',
  lots: 'Lots of products and their certificates of analysis.',
  orders: 'Placing an order (without login, or from a customer’s cart), following it, and working on it as an admin.',
  quotes: 'Proformas of orders: drafts, sending, and the buyer’s reply.',
  samples: 'Samples of products: asking for one, following it, and working on it as an admin.',
  'customer account': 'Customers: registration, the cookie session, forgotten passwords, their own orders.',
  contacts: 'Messages to the company, and reading them.',
  newsletter: 'Subscribing to the newsletter and leaving it.',
  blog: 'Articles and their comments.',
  content: 'The texts of the site by section, with every version they had.',
  settings: 'What the site says about the company, the exchange rate, and the working hours.',
  sellers: 'Producers and exporters who offer their goods: applications and the register.',
  media: 'Pictures and documents: upload, where they are used, removal.',
  'admin account': 'Admins: the token session, the own profile and password.',
  'API keys': 'Keys of programs: their scopes, addresses and expiry; for owners.',
  staff: 'Who works in the admin, and as what; invitations and new passwords by a link; their sessions.',
  customers: 'Whoever has opened a customer account, for admins.',
  people: 'Customers with and without an account: one person per phone, with what staff know of them.',
  companies: 'Companies for which customers buy: their people, and what their orders come to.',
  dashboard: 'The numbers of the admin’s first page.',
  changes: 'What programs follow: every change of a record, in an order that skips and repeats nothing.',
  webhooks: 'Addresses that are told of events at once, signed by Standard Webhooks.',
  vitals: 'How fast pages are for visitors, and what fails: counted by day and release, never by visitor.',
  releases: 'Which versions of the frontends visitors get, and who changed that; for owners.',
  audit: 'Who changed what and when.',
  operations: 'Probes for whoever runs the service.',
};

/** The tags that the operations use, with their descriptions; a tag without one comes last. */
export function tagsOf(calls: readonly Call[]): Tag[] {
  const used = new Set(calls.flatMap(({ operation }) => operation.tags ?? []));
  const known = Object.entries(chapters).filter(([name]) => used.has(name));
  const unknown = [...used].filter((name) => !(name in chapters));
  return [...known.map(([name, description]) => ({ name, description })), ...unknown.map((name) => ({ name }))];
}
