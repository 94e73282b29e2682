import { useQuery } from '@afshoreh/contracts/query';
import { FilterChips, orderStatusLabel, SearchField, SelectField } from '@afshoreh/ui';
import { Filters } from '../../../list/list-results';
import { PeriodMenu } from '../../../list/period-menu';
import type { useListSearch } from '../../../list/use-list-search';
import { copy } from '../copy';
import { colleaguesQuery } from '../get-colleagues';
import { ORDER_SORTS } from '../get-orders';
import { ORDER_DUES, ORDER_VIEWS, orderDueOf, orderSearchOf, orderViewOf } from '../order-list-search';
import { ORDER_STATUSES } from '../order-status';
import { NewOrdersButton } from './new-orders-button';

const VIEWS = ORDER_VIEWS.map((value) => ({ value, label: copy.viewNames[value] }));
const DUES = ORDER_DUES.map((value) => ({ value, label: copy.dues[value] }));
const STATUSES = [
  { value: 'all', label: copy.allStatuses },
  ...ORDER_STATUSES.map((value) => ({ value, label: orderStatusLabel(value) })),
];
const SORTS = ORDER_SORTS.map((value) => ({ value, label: copy.sorts[value] }));

interface OrderFiltersProps {
  search: ReturnType<typeof useListSearch>;
}

/** What narrows the list: all orders by their status, the queue by when a call is owed and by whom. */
export function OrderFilters({ search }: OrderFiltersProps) {
  const { params, q, change, addressWith } = search;
  const view = orderViewOf(params);
  const { sort, status } = orderSearchOf(params, new Date());
  const chips = view === 'calls' ? DUES : STATUSES;
  return (
    <>
      <Filters>
        <FilterChips
          label={copy.views}
          options={VIEWS}
          value={view}
          hrefOf={(value) => (value === 'calls' ? '?view=calls' : '?')}
        />
        {view === 'calls' && <AssigneeFilter search={search} />}
        <PeriodMenu search={search} />
        {view === 'all' && (
          <SelectField
            label={copy.sort}
            labelHidden
            options={SORTS}
            value={sort}
            onChange={({ target }) => change({ sort: target.value === 'newest' ? null : target.value })}
          />
        )}
        <NewOrdersButton />
      </Filters>
      <Filters>
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
        <FilterChips
          label={view === 'calls' ? copy.dueFilter : copy.statusFilter}
          options={chips}
          value={(view === 'calls' ? orderDueOf(params) : status) ?? 'all'}
          hrefOf={(value) =>
            addressWith({ [view === 'calls' ? 'due' : 'status']: chips[0]?.value === value ? null : value })
          }
        />
      </Filters>
    </>
  );
}

function AssigneeFilter({ search: { params, change } }: OrderFiltersProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  return (
    <SelectField
      label={copy.assigneeFilter}
      labelHidden
      options={[
        { value: '', label: copy.everybody },
        { value: 'me', label: copy.mine },
        { value: 'none', label: copy.staff.nobody },
        ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={params.get('assignee') ?? ''}
      onChange={({ target }) => change({ assignee: target.value })}
    />
  );
}
