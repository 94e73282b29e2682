import { slugPattern } from '@afshoreh/persian';
import * as z from 'zod/mini';
import type { Category } from '../../get-categories';
import { CATEGORY_GROUPS } from './category-group';
import { copy } from './copy';

const words = copy.form;

/** The limits are those of the API (openapi.json). */
export const categorySchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, words.nameRequired), z.maxLength(100, words.nameTooLong)),
  slug: z.string().check(z.trim(), z.regex(slugPattern, words.slugInvalid), z.maxLength(64, words.slugInvalid)),
  group: z.enum(CATEGORY_GROUPS),
});

export type CategoryFormValues = z.infer<typeof categorySchema>;

export function categoryValues(category?: Category): CategoryFormValues {
  return { name: category?.name ?? '', slug: category?.slug ?? '', group: category?.group ?? 'other' };
}
