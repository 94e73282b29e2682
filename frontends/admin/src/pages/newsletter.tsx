import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { FilterChips, SearchField } from '@afshoreh/ui';
import { useMemo, useState } from 'react';
import { DeleteSubscriberDialog } from '../features/newsletter/components/delete-subscriber-dialog';
import { SubscribersTable } from '../features/newsletter/components/subscribers-table';
import { copy } from '../features/newsletter/copy';
import { useSubscriberBulk } from '../features/newsletter/delete-subscriber';
import {
  exportSubscribers,
  foundSubscribersQuery,
  SUBSCRIBER_FILTERS,
  subscriberCountsQuery,
  subscriberSearchOf,
  subscribersQuery,
  type Subscriber,
} from '../features/newsletter/get-subscribers';
import { Screen } from '../layout/screen';
import { Counted } from '../list/counted';
import { Filters, ListResults } from '../list/list-results';
import { RANGE_PARAMETERS } from '../list/period';
import { PeriodMenu } from '../list/period-menu';
import { SavedViews } from '../list/saved-views';
import { useListSearch } from '../list/use-list-search';

const NARROWING = ['q', 'filter', ...RANGE_PARAMETERS];
const KEPT = [...NARROWING, 'size'];
const countOf = (params: URLSearchParams) => foundSubscribersQuery(subscriberSearchOf(params, new Date()));

export const head = { title: copy.title };

/** `/admin/newsletter` (D21). */
export default function NewsletterPage() {
  const search = useListSearch();
  const { params, q, page, change, addressWith } = search;
  const filters = useMemo(() => subscriberSearchOf(params, new Date()), [params]);
  const { filter } = filters;
  const subscribers = useQuery({
    ...subscribersQuery({ ...filters, page, limit: search.size }),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery(subscriberCountsQuery).data;
  const bulk = useSubscriberBulk(filters);
  const [toDelete, setToDelete] = useState<Subscriber | null>(null);

  return (
    <Screen
      title={copy.title}
      views={<SavedViews list="newsletter" search={search} kept={KEPT} countOf={countOf} />}
      note={subscribers.data && copy.found(formatNumber(subscribers.data.total))}
    >
      <Filters>
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
        <FilterChips
          label={copy.filter}
          options={SUBSCRIBER_FILTERS.map((value) => ({
            value,
            label: <Counted name={copy.filters[value]} count={counts?.[value]} />,
          }))}
          value={filter}
          hrefOf={(value) => addressWith({ filter: value === 'all' ? null : value })}
        />
        <PeriodMenu search={search} />
      </Filters>
      <ListResults
        copy={copy}
        query={subscribers}
        search={search}
        filtered={NARROWING.some((name) => params.has(name))}
      >
        {(items, stale) => (
          <SubscribersTable
            rows={items}
            total={subscribers.data?.total ?? 0}
            search={search}
            stale={stale}
            csv={{ fileName: 'newsletter.csv', fetch: () => exportSubscribers(filters) }}
            bulk={bulk}
            onDelete={setToDelete}
          />
        )}
      </ListResults>
      {toDelete && <DeleteSubscriberDialog subscriber={toDelete} onClose={() => setToDelete(null)} />}
    </Screen>
  );
}
