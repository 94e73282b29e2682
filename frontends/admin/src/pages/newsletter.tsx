import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { FilterChips, SearchField } from '@afshoreh/ui';
import { useState } from 'react';
import { DeleteSubscriberDialog } from '../features/newsletter/components/delete-subscriber-dialog';
import { SubscribersTable } from '../features/newsletter/components/subscribers-table';
import { copy } from '../features/newsletter/copy';
import { useSubscriberBulk } from '../features/newsletter/delete-subscriber';
import {
  exportSubscribers,
  SUBSCRIBER_FILTERS,
  subscriberCountsQuery,
  subscriberFilterOf,
  subscribersQuery,
  type Subscriber,
  type SubscriberFilter,
} from '../features/newsletter/get-subscribers';
import { Screen } from '../layout/screen';
import { Filters, ListResults } from '../list/list-results';
import { useListSearch } from '../list/use-list-search';

export const head = { title: copy.title };

/** `/admin/newsletter` (D21). */
export default function NewsletterPage() {
  const search = useListSearch();
  const { params, q, page, change, addressWith } = search;
  const filter = subscriberFilterOf(params.get('filter'));
  const filters = { filter, q: q || undefined };
  const subscribers = useQuery({
    ...subscribersQuery({ ...filters, page, limit: search.size }),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery(subscriberCountsQuery).data;
  const bulk = useSubscriberBulk(filters);
  const [toDelete, setToDelete] = useState<Subscriber | null>(null);
  const labelOf = (value: SubscriberFilter) =>
    counts ? copy.counted(copy.filters[value], formatNumber(counts[value])) : copy.filters[value];

  return (
    <Screen title={copy.title} note={subscribers.data && copy.found(formatNumber(subscribers.data.total))}>
      <Filters>
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
        <FilterChips
          label={copy.filter}
          options={SUBSCRIBER_FILTERS.map((value) => ({ value, label: labelOf(value) }))}
          value={filter}
          hrefOf={(value) => addressWith({ filter: value === 'all' ? null : value })}
        />
      </Filters>
      <ListResults copy={copy} query={subscribers} search={search} filtered={q !== '' || filter !== 'all'}>
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
