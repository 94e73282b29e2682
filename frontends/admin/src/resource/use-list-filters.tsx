import { useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import styled from 'styled-components';
import type { ListFilter } from '../list/list-filter';
import { choiceOf } from './address';
import type { Resource } from './resource';

/** The value of a chip that shows all records. */
const ALL = 'all';

/** The filters of a resource for the toolbar. A chip shows the number of its records when the API counts them. */
export function useListFilters(
  { key, filters, counts }: Pick<Resource<{ id: number }>, 'key' | 'filters' | 'counts'>,
  params: URLSearchParams,
): ListFilter[] {
  const { data: counted } = useQuery({
    queryKey: ['admin', key, 'counts'],
    queryFn: ({ signal }) => counts?.(signal),
    enabled: counts !== undefined,
    staleTime: 0,
  });
  return Object.entries(filters).map(([name, filter]) => {
    const { label, parameter = name, allLabel: all } = filter;
    const options = optionsOf(filter.options);
    const value = choiceOf(name, filter, params) ?? '';
    if (all !== undefined) {
      return { parameter, label, value, all: '', options: [{ value: '', label: all }, ...options], isSelect: true };
    }
    const chips = options.map((option) => ({
      value: option.value,
      label: counts ? <LabelWithCount name={option.label} count={counted?.[option.value]} /> : option.label,
    }));
    return { parameter, label, value, all: ALL, initial: chips[0]?.value ?? ALL, options: chips };
  });
}

export const optionsOf = (labels: Readonly<Record<string, string>> = {}) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface LabelWithCountProps {
  name: string;
  /** Undefined until it is loaded. */
  count: number | undefined;
}

/** A label with a number. Room is reserved for the number, so that nothing moves when it is loaded. */
function LabelWithCount({ name, count }: LabelWithCountProps) {
  return (
    <span>
      {name} <Count>{count !== undefined && `(${formatNumber(count)})`}</Count>
    </span>
  );
}

const Count = styled.span`
  display: inline-block;
  min-inline-size: 2.25em;
`;
