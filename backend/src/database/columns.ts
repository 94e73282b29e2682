import type { ColumnOptions } from 'typeorm';

/** A moment in UTC, as a `Date`: `@Column(instantColumn)`. */
export const instantColumn = { type: 'datetime', precision: 6 } as const satisfies ColumnOptions;

/** A moment in the text form that both databases store, for raw queries, because SQLite takes no `Date`. */
export function storedInstant(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', '');
}

/** A number as a driver returns it in raw queries: MySQL returns sums and large numbers as text. */
export type RawNumber = number | string | null;

/** Whole toman, as a number. MySQL returns a `bigint` as text, SQLite as a number. */
export const moneyColumn = {
  type: 'bigint',
  transformer: {
    to: (value: number | null | undefined) => value,
    from: (value: string | number | null) => (value === null ? null : Number(value)),
  },
} as const satisfies ColumnOptions;
