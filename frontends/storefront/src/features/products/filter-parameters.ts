/** The columns that are filtered by a range. Address and API use the same names for its ends, such as `brixFrom` and `brixTo`. */
export const RANGES = ['brix', 'pH', 'acidity', 'weight', 'price'] as const;
export type RangeKey = (typeof RANGES)[number];
export type RangeEnd = `${RangeKey}${'From' | 'To'}`;

export const endsOf = (key: RangeKey): [from: RangeEnd, to: RangeEnd] => [`${key}From`, `${key}To`];

export type FilterName = RangeEnd | 'origin';

/** The filters below the search, in the order of their fields. */
export const FILTERS: readonly FilterName[] = [...RANGES.flatMap(endsOf), 'origin'];
