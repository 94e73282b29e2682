import { RANGE_PARAMETERS, rangeOf } from '../list/period';

/** A filter of a list. It is described once for the list, its counts, its saved views and its CSV file. */
export interface Filter<Value extends string = string> {
  label: string;
  /** The label of each value of the API. Left out when only the screen knows the values. */
  options?: Readonly<Record<Value, string>>;
  /** The label of the menu entry for no filter. Without it the options are chips, and the first one is the default. */
  allLabel?: string;
  /** The parameter of the address, when its name differs from the one of the API. */
  parameter?: string;
  /** For a filter without options: the values that are sent to the API. */
  pattern?: RegExp;
}

/** The filters and sorts of a list. */
export interface ListCriteria {
  filters: Readonly<Record<string, Filter>>;
  /** Whether the list can be filtered by time. */
  period: boolean;
  sorts: Readonly<Record<string, string>> | undefined;
}

/** Returns the value of a filter in the address. An unknown value counts as none. */
export function choiceOf(name: string, filter: Filter, params: URLSearchParams): string | undefined {
  const { options, allLabel: all, parameter = name, pattern = /./ } = filter;
  const text = params.get(parameter) ?? '';
  if (!options) return pattern.test(text) ? text : undefined;
  if (text in options) return text;
  return all === undefined ? Object.keys(options)[0] : undefined;
}

/** Returns the filters of the address as query parameters of the API. */
export function filtersOf(
  { filters, period }: ListCriteria,
  params: URLSearchParams,
): Record<string, string | undefined> {
  const choices = Object.entries(filters).map(([name, filter]) => [name, choiceOf(name, filter, params)]);
  return {
    q: params.get('q') || undefined,
    ...(Object.fromEntries(choices) as Record<string, string | undefined>),
    ...(period && rangeOf(params, new Date())),
  };
}

/** Returns the sort of the address. An unknown value means the first sort. */
export function sortOf({ sorts }: ListCriteria, params: URLSearchParams): string | undefined {
  const text = params.get('sort') ?? '';
  return sorts && (text in sorts ? text : Object.keys(sorts)[0]);
}

/** Returns the parameters of the address that filter a list. */
export const parametersOf = ({ filters, period }: ListCriteria): string[] => [
  'q',
  ...Object.entries(filters).map(([name, { parameter = name }]) => parameter),
  ...(period ? RANGE_PARAMETERS : []),
];
