/** The kinds of things that admins change. */
export const subjects = [
  'admin',
  'category',
  'certificate',
  'comment',
  'contact',
  'customer',
  'holiday',
  'listViews',
  'media',
  'order',
  'post',
  'price_list_entry',
  'product',
  'product_import',
  'section',
  'seller',
  'settings',
  'subscriber',
] as const;
export type Subject = (typeof subjects)[number];

/** As long as the column. */
const longestName = 200;

/**
 * Where the recorded state of a thing has its name. Things of customers and visitors have none here: what an entry says of a
 * person goes when they are forgotten (D31), and their number is enough to find them.
 */
const nameFields: Partial<Record<Subject, string>> = {
  admin: 'displayName',
  category: 'name',
  certificate: 'name',
  holiday: 'title',
  media: 'originalFilename',
  post: 'title',
  price_list_entry: 'name',
  product: 'name',
  seller: 'companyName',
};

/** What a thing is called in its recorded states, the first that says it; null where none does. */
export function nameIn(subject: Subject, states: readonly (Record<string, unknown> | null)[]): string | null {
  const field = nameFields[subject];
  const [name] = states.flatMap((state) => (field ? (state?.[field] ?? []) : []));
  return typeof name === 'string' ? storedName(name) : null;
}

/** By whole characters: half of one would come back from a database as another. */
export function storedName(name: string): string {
  return [...name].slice(0, longestName).join('');
}
