import { ValidateBy, type ValidationArguments } from 'class-validator';
import { copy } from '../copy.js';
import { Field, largestId } from '../validation/index.js';

/** The cursor of the first page: an id that is larger than that of every row. */
const beginning = '*';
const afterAllIds = largestId + 1;

/**
 * A position in a list that is sorted by falling id. The handler gets an id, and returns rows with smaller ids. With a
 * cursor no row is repeated or skipped when others are added, and a late page costs as much as the first (`pageOf`).
 */
export function ListCursor(): PropertyDecorator {
  const isNumber = ValidateBy({
    name: 'matches',
    validator: { validate: (value) => Number.isInteger(value) },
  });
  const isAlone = ValidateBy(
    { name: 'cursorAlone', validator: { validate: (_cursor, all) => isInOrderOfIds(all) } },
    { message: copy.cursorHasItsOrder },
  );
  return Field(
    {
      schema: { type: String, pattern: '^(\\*|[\\w-]{1,20})$' },
      checks: [isNumber, isAlone],
      read: (sent) => (typeof sent === 'string' ? idIn(sent) : sent),
    },
    {
      emptyAs: 'missing',
      description:
        'Read a whole list: `*` begins, then follow `next` of `Link`. The newest rows come first, without `page`, `sort` and total',
      example: beginning,
    },
  );
}

/** With a cursor, a list has no other order. */
function isInOrderOfIds(all: ValidationArguments | undefined): boolean {
  const { page, sort } = all?.object as { page?: number; sort?: string };
  const byItself = new (all?.object.constructor as new () => { page?: number; sort?: string })();
  return page === byItself.page && (sort === byItself.sort || sort === 'newest');
}

export function cursorOf(id: number): string {
  return Buffer.from(String(id)).toString('base64url');
}

function idIn(text: string): number {
  if (text === beginning) return afterAllIds;
  const id = Buffer.from(text, 'base64url').toString();
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : NaN;
}
