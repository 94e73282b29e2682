import { api, dataOf, pageOf } from '@afshoreh/api-client';
import { keepPreviousData, queryOptions, useQuery } from '@afshoreh/contracts/query';
import { SkeletonLines } from '@afshoreh/ui';
import { useState } from 'react';
import { QueryLoader } from '../layout/query-loader';
import { copy } from './copy';
import { EventTimeline } from './event-timeline';
import { PurchaseFigures } from './purchase-figures';

/** The kind of buyer, named as in the API and in the query cache. */
type Buyers = 'people' | 'companies';

interface BuyerProps {
  of: Buyers;
  id: number;
}

const FIRST = 10;
/** The largest page of the API. */
const MOST = 100;

const figuresQuery = (of: Buyers, id: number) =>
  queryOptions({
    queryKey: ['admin', of, 'figures', id],
    queryFn: ({ signal }) => api.GET(`/${of}/{id}/figures`, { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });

const timelineQuery = (of: Buyers, id: number, limit: number) =>
  queryOptions({
    queryKey: ['admin', of, 'timeline', id, limit],
    queryFn: ({ signal }) =>
      api.GET(`/${of}/{id}/timeline`, { params: { path: { id }, query: { limit } }, signal }).then(pageOf),
    staleTime: 0,
  });

/** The purchases of a person or a company, by month. */
export function Purchases({ of, id }: BuyerProps) {
  const figures = useQuery(figuresQuery(of, id));
  return (
    <QueryLoader queries={[figures]} failed={copy.purchases.loadFailed} skeleton={<SkeletonLines lines={3} />}>
      {(data) => <PurchaseFigures id={`${of}-figures`} figures={data} />}
    </QueryLoader>
  );
}

/** The events of a person or a company, the newest first. */
export function Events({ of, id }: BuyerProps) {
  const [limit, setLimit] = useState(FIRST);
  const timeline = useQuery({ ...timelineQuery(of, id, limit), placeholderData: keepPreviousData });
  return (
    <QueryLoader queries={[timeline]} failed={copy.events.loadFailed} skeleton={<SkeletonLines lines={3} />}>
      {({ items, total }) => (
        <EventTimeline
          id={`${of}-timeline`}
          entries={items}
          total={total}
          onMore={total > items.length && limit < MOST ? () => setLimit(MOST) : undefined}
          isLoading={timeline.isFetching}
        />
      )}
    </QueryLoader>
  );
}
