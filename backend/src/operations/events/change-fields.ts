import { Matches } from 'class-validator';
import { Text } from '../../common/validation/index.js';
import { feedKinds } from '../../records.js';
import { copy } from '../copy.js';

/** The kinds of the feed, as callers name them. */
export const kindNames = feedKinds.map(({ feed }) => feed.kind);

const oneKind = `(${kindNames.join('|')})`;
const listOfKinds = new RegExp(`^${oneKind}(,${oneKind})*$`);

/** Kinds of records, separated by commas; missing means all that the caller may read. */
export function KindList(): PropertyDecorator {
  const message = copy.kindsWrong(kindNames.join('، '));
  return Text(
    { most: 200, schema: { pattern: listOfKinds.source }, checks: [Matches(listOfKinds, { message })] },
    {
      emptyAs: 'missing',
      example: 'products,orders',
      description: `Of ${kindNames.join(', ')}; without it, all that the caller may read`,
    },
  );
}
