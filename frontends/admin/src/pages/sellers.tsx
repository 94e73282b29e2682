import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { Button, FilterChips, SearchField, SelectField } from '@afshoreh/ui';
import type { TableSort } from '@afshoreh/ui/table';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Decision } from '../features/sellers/change-sellers';
import { DecisionDialog } from '../features/sellers/components/decision-dialog';
import { DeleteSellerDialog } from '../features/sellers/components/delete-seller-dialog';
import { SellerDialog } from '../features/sellers/components/seller-dialog';
import { SellersTable } from '../features/sellers/components/sellers-table';
import { SellerViewDialog } from '../features/sellers/components/seller-view-dialog';
import { copy } from '../features/sellers/copy';
import {
  exportSellers,
  foundSellersQuery,
  SELLER_FILTERS,
  SELLER_SORTS,
  sellerCountsQuery,
  sellerSearchOf,
  sellersQuery,
  type Seller,
  type SellerSort,
} from '../features/sellers/get-sellers';
import { useSellerBulk } from '../features/sellers/use-seller-bulk';
import { Screen } from '../layout/screen';
import { Counted } from '../list/counted';
import { Filters, ListResults } from '../list/list-results';
import { RANGE_PARAMETERS } from '../list/period';
import { PeriodMenu } from '../list/period-menu';
import { SavedViews } from '../list/saved-views';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';

const SORTS = SELLER_SORTS.map((value) => ({ value, label: copy.sorts[value] }));
const HEADER_SORTS: Partial<Record<SellerSort, TableSort>> = {
  company: { key: 'company', direction: 'ascending' },
  status: { key: 'status', direction: 'ascending' },
};

const NARROWING = ['q', 'status', ...RANGE_PARAMETERS];
const KEPT = [...NARROWING, 'sort', 'size'];
const countOf = (params: URLSearchParams) => foundSellersQuery(sellerSearchOf(params, new Date()));

/** What is open over the list: `?seller=7` shows one, `?seller=edit-7` and `?seller=new` are forms. */
function openedOf(value: string | null): { viewed: number | null; edited: number | 'new' | null } {
  if (value === 'new') return { viewed: null, edited: 'new' };
  if (value?.startsWith('edit-')) return { viewed: null, edited: idOf(value.slice('edit-'.length)) };
  return { viewed: idOf(value), edited: null };
}

export const head = { title: copy.title };

export default function SellersPage() {
  const search = useListSearch();
  const { params, q, page, change, addressWith } = search;
  const filters = useMemo(() => sellerSearchOf(params, new Date()), [params]);
  const { status, sort } = filters;
  const sellers = useQuery({
    ...sellersQuery({ ...filters, page, limit: search.size }),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery(sellerCountsQuery).data;
  const bulk = useSellerBulk(filters);
  const opened = useOpened('seller');
  const { viewed, edited } = openedOf(opened.value);
  const [asked, setAsked] = useState<{ seller: Seller; decision: Decision } | null>(null);
  const [toDelete, setToDelete] = useState<Seller | null>(null);

  const addButton = (
    <Button size="small" onClick={() => opened.open('new')}>
      <Plus />
      {copy.add}
    </Button>
  );

  return (
    <Screen
      title={copy.title}
      views={<SavedViews list="sellers" search={search} kept={KEPT} countOf={countOf} />}
      note={sellers.data && copy.found(formatNumber(sellers.data.total))}
      actions={addButton}
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
          options={SELLER_FILTERS.map((value) => ({
            value,
            label: <Counted name={copy.filters[value]} count={counts?.[value]} />,
          }))}
          value={status}
          hrefOf={(value) => addressWith({ status: value === 'all' ? null : value })}
        />
        <SelectField
          label={copy.sort}
          labelHidden
          options={SORTS}
          value={sort}
          onChange={(event) => change({ sort: event.target.value === 'newest' ? null : event.target.value })}
        />
        <PeriodMenu search={search} />
      </Filters>
      <ListResults
        copy={copy}
        query={sellers}
        search={search}
        filtered={NARROWING.some((name) => params.has(name))}
        firstStep={addButton}
      >
        {(items, stale) => (
          <SellersTable
            rows={items}
            total={sellers.data?.total ?? 0}
            search={search}
            stale={stale}
            sort={HEADER_SORTS[sort]}
            onSort={({ key }) => change({ sort: key === sort ? null : key })}
            csv={{ fileName: 'sellers.csv', fetch: () => exportSellers(filters) }}
            bulk={bulk}
            viewLink={({ id }) => opened.linkTo(id)}
            editLink={({ id }) => opened.linkTo(`edit-${id}`)}
            onDecide={(seller, decision) => setAsked({ seller, decision })}
            onDelete={setToDelete}
          />
        )}
      </ListResults>
      {viewed !== null && (
        <SellerViewDialog
          key={viewed}
          id={viewed}
          onEdit={() => opened.swap(`edit-${viewed}`)}
          onClose={opened.close}
        />
      )}
      {edited !== null && <SellerDialog key={edited} id={edited} onClose={opened.close} onSaved={opened.close} />}
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
      {toDelete && <DeleteSellerDialog seller={toDelete} onClose={() => setToDelete(null)} />}
    </Screen>
  );
}
