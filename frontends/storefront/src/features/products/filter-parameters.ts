/**
 * The columns that every list can be limited by, besides the catalogue's parameters, in these units: kilograms,
 * millions of toman.
 */
export const COLUMN_LIMITS = ['weight', 'price'] as const;

/** The ends of a range, both included. In the address and in the form they are `brixFrom` and `brixTo`. */
export interface Limit {
  from?: number;
  to?: number;
}
