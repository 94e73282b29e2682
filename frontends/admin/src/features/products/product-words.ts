import { formatToman } from '@afshoreh/persian';
import type { Category } from '../../get-categories';
import { copy } from './copy';

const { form: words } = copy;

/** What the form calls the fields of the API. */
export const fieldLabels: Readonly<Record<string, string>> = {
  name: words.name,
  description: words.description,
  price: words.price,
  showPrice: words.showPrice,
  brix: words.brix,
  origin: words.origin,
  category: words.category,
  image: words.image,
  featured: words.featured,
  documents: words.documents.list,
  ...words.technical,
};

/** A stored value of a product's field in words; undefined where it needs none. */
export function wordsFor(field: string, value: unknown, categories: readonly Category[] = []): string | undefined {
  if (field === 'price' && typeof value === 'number') return formatToman(value);
  if (field === 'category') return categories.find(({ slug }) => slug === value)?.name;
  if (field === 'documents') return (value as { title: string }[]).map(({ title }) => title).join('، ');
  return undefined;
}
