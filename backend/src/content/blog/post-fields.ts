import { foldForSearch } from '@afshoreh/persian';
import { ArrayMaxSize, IsArray, ValidateBy } from 'class-validator';
import { Field, oneLineOf, type FieldOptions } from '../../common/validation/index.js';
import { copy } from '../copy.js';

const mostTags = 12;
const longestTag = 40;

/** Tags of one line each. Two tags that are equal after folding count as one. */
export function Tags(options: FieldOptions): PropertyDecorator {
  const isTag = (tag: unknown): boolean =>
    typeof tag === 'string' && [...tag].length <= longestTag && foldForSearch(tag).replaceAll('|', '') !== '';
  const areTags = ValidateBy(
    { name: 'tags', validator: { validate: (tags: unknown) => Array.isArray(tags) && tags.every(isTag) } },
    { message: copy.tagWrong },
  );
  return Field(
    {
      schema: { type: 'array', items: { type: 'string', minLength: 1, maxLength: longestTag }, maxItems: mostTags },
      checks: [IsArray(), ArrayMaxSize(mostTags), areTags],
      read: (sent) => (Array.isArray(sent) ? withoutRepeats(sent) : sent),
    },
    options,
  );
}

function withoutRepeats(tags: unknown[]): unknown[] {
  const cleaned = tags.map((tag) => (typeof tag === 'string' ? oneLineOf(tag) : tag));
  const byKey = new Map(cleaned.map((tag) => [typeof tag === 'string' ? foldForSearch(tag) : tag, tag]));
  return [...byKey.values()];
}
