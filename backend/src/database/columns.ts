import type { ColumnOptions } from 'typeorm';

/** A moment in UTC, as a `Date`: `@Column(instantColumn)`. */
export const instantColumn = { type: 'datetime', precision: 6 } as const satisfies ColumnOptions;

/** A moment as both databases store it, for raw queries: SQLite binds no `Date`. */
export function storedInstant(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', '');
}

/** Whole toman, as a number: MySQL hands `bigint` out as text, SQLite as a number. */
export const moneyColumn = {
  type: 'bigint',
  transformer: {
    to: (value: number | null | undefined) => value,
    from: (value: string | number | null) => (value === null ? null : Number(value)),
  },
} as const satisfies ColumnOptions;
