import { Navigate } from '@afshoreh/contracts/router';
import { Button, EmptyState, PagedList, Skeleton, Stack } from '@afshoreh/ui';
import type { UseQueryResult } from '@afshoreh/contracts/query';
import type { ReactNode } from 'react';
import { QueryLoader } from '../layout/query-loader';
import type { useListSearch } from './use-list-search';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

interface ListCopy {
  title: string;
  loadFailed: string;
  emptyTitle: string;
  emptyText: string;
  noneYetTitle: string;
  noneYetText: string;
  clearFilters: string;
}

interface ListResultsProps<Item> {
  copy: ListCopy;
  query: UseQueryResult<{ items: Item[]; total: number }>;
  search: ReturnType<typeof useListSearch>;
  /** Whether the list is searched or filtered. Then an empty result offers to clear the filters. */
  filtered: boolean;
  /** The button that an empty list shows when it is not filtered. */
  firstStep?: ReactNode;
  /** The skeleton of a list that has no rows. */
  skeleton?: ReactNode;
  /** `stale`: the items belong to the previous search, and the new ones are loading. */
  children: (items: Item[], stale: boolean) => ReactNode;
}

/** A list in each of its states: loading, failed, empty, or loaded with its pages. */
export function ListResults<Item>({
  copy,
  query,
  search,
  filtered,
  firstStep,
  skeleton,
  children,
}: ListResultsProps<Item>) {
  const { isPlaceholderData } = query;
  const list = (data: { items: Item[]; total: number }) => {
    const pageCount = Math.ceil(data.total / search.size);
    const addressOf = (page: number) => search.addressWith({ page: page > 1 ? String(page) : null });
    // The address has a page that no longer exists, for example after rows were deleted.
    if (search.page > pageCount && pageCount > 0 && !isPlaceholderData)
      return <Navigate replace to={addressOf(pageCount)} />;
    if (data.items.length === 0) {
      return filtered ? (
        <EmptyState
          title={copy.emptyTitle}
          text={copy.emptyText}
          action={
            <Button variant="secondary" onClick={search.clear}>
              {copy.clearFilters}
            </Button>
          }
        />
      ) : (
        <EmptyState title={copy.noneYetTitle} text={copy.noneYetText} action={firstStep} />
      );
    }
    return (
      <PagedList
        label={copy.title}
        page={search.page}
        pageCount={pageCount}
        hrefOf={addressOf}
        busy={isPlaceholderData}
      >
        {children(data.items, isPlaceholderData)}
      </PagedList>
    );
  };
  return (
    <QueryLoader queries={[query]} failed={copy.loadFailed} skeleton={skeleton ?? <RowsSkeleton />}>
      {list}
    </QueryLoader>
  );
}

export function RowsSkeleton() {
  return (
    <Stack $gap={2}>
      {ROWS.map((row) => (
        <Skeleton key={row} height="3.5rem" />
      ))}
    </Stack>
  );
}
