import type { ReactNode } from 'react';

/** One filter of a list. Its value is a parameter of the address. */
export type ListFilter = (ChipsFilter | SelectFilter) & {
  parameter: string;
  label: string;
  /** The current value. */
  value: string;
  /** The value that shows all records. */
  all: string;
  /** The value when the address has no such parameter. By default `all`. */
  initial?: string;
  /** Other parameters that are removed when this filter changes, because they depend on it. */
  resets?: readonly string[];
};

interface ChipsFilter {
  isSelect?: false;
  options: readonly { value: string; label: ReactNode }[];
}

/** For many options, or options that are loaded later. */
interface SelectFilter {
  isSelect: true;
  options: readonly { value: string; label: string }[];
}

/** Returns the changes of the address that select `value`. */
export const addressOf = ({ parameter, all, initial = all, resets = [] }: ListFilter, value: string) => ({
  ...Object.fromEntries(resets.map((each) => [each, null])),
  [parameter]: value === initial ? null : value,
});

export const isActive = ({ value, all }: ListFilter) => value !== all;
