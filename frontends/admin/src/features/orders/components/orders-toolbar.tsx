import { useQuery } from '@afshoreh/contracts/query';
import type { ListFilter } from '../../../list/list-filter';
import { ListToolbar } from '../../../list/list-toolbar';
import type { useListColumns } from '../../../list/use-list-columns';
import { filtersOf, sortOf } from '../../../resource/address';
import type { ListSearch } from '../../../resource/resource';
import { optionsOf } from '../../../resource/use-list-filters';
import { copy } from '../copy';
import { colleaguesQuery } from '../../../staff/colleagues';
import { reasonOptions, useLostReasons } from '../lost-reasons';
import { ORDER_STATUS_LABELS, orderListOf, orderViewOf, QUOTE_LABELS } from '../orders';

const STATUSES = optionsOf({ all: copy.allStatuses, ...ORDER_STATUS_LABELS });

const QUOTES = optionsOf({ all: copy.everyQuote, ...QUOTE_LABELS });

const SOURCES = optionsOf({ all: copy.everySource, ...copy.sources });

interface OrdersToolbarProps {
  search: ListSearch;
  columns: Pick<ReturnType<typeof useListColumns>, 'optional' | 'toggle'>;
}

/** The filters. All orders can be filtered by status, the call queue by due time and assignee. */
export function OrdersToolbar({ search, columns }: OrdersToolbarProps) {
  const { params } = search;
  const isQueue = orderViewOf(params) === 'calls';
  const list = orderListOf(params);
  const {
    status = 'all',
    source: chosenSource = 'all',
    quote: chosenQuote = 'all',
    due = 'any',
  } = filtersOf(list, params);
  const assignee = useAssigneeFilter(params);
  const lostReason = useReasonFilter(params);
  const quote = {
    parameter: 'quote',
    label: copy.quoteFilter,
    options: QUOTES,
    value: chosenQuote,
    all: 'all',
    isSelect: true,
  } as const;
  const source = {
    parameter: 'source',
    label: copy.source,
    options: SOURCES,
    value: chosenSource,
    all: 'all',
    isSelect: true,
  } as const;
  const chips = isQueue
    ? { parameter: 'due', label: copy.dueFilter, options: optionsOf(copy.dues), value: due, all: 'any' }
    : { parameter: 'status', label: copy.statusFilter, options: STATUSES, value: status, all: 'all' };
  return (
    <ListToolbar
      search={search}
      columns={columns}
      copy={copy}
      filters={isQueue ? [chips, assignee, quote] : [chips, quote, source, lostReason]}
      hasPeriod
      sort={
        isQueue ? undefined : { label: copy.sort, options: optionsOf(copy.sorts), value: sortOf(list, params) ?? '' }
      }
      views={{
        list: 'orders',
        kept: [...list.viewParameters, 'view'],
        countOf: (saved) => orderListOf(saved).count(saved),
      }}
      csv={{ fileName: 'orders.csv', fetch: () => list.exportFile(params) }}
    />
  );
}

/**
 * The filter by the reason of a cancellation: the reasons in the settings, and the selected one, which the settings may
 * no longer have.
 */
function useReasonFilter(params: URLSearchParams): ListFilter {
  const reasons = useLostReasons();
  const value = params.get('lostReason') ?? '';
  const all = [...new Set([...reasons, ...(value ? [value] : [])])];
  return {
    parameter: 'lostReason',
    label: copy.lost.reason,
    options: [{ value: '', label: copy.lost.every }, ...reasonOptions(all)],
    value,
    all: '',
    isSelect: true,
  };
}

function useAssigneeFilter(params: URLSearchParams): ListFilter {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  return {
    parameter: 'assignee',
    label: copy.assigneeFilter,
    options: [
      { value: '', label: copy.everybody },
      { value: 'me', label: copy.mine },
      { value: 'none', label: copy.staff.nobody },
      ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    value: params.get('assignee') ?? '',
    all: '',
    isSelect: true,
  };
}
