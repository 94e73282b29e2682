import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { SearchField, SelectField } from '@afshoreh/ui';
import { useMemo, useState } from 'react';
import { CustomerDialog } from '../features/customers/components/customer-dialog';
import { CustomersTable } from '../features/customers/components/customers-table';
import { DeleteCustomerDialog } from '../features/customers/components/delete-customer-dialog';
import { copy } from '../features/customers/copy';
import {
  CUSTOMER_SORTS,
  customerSearchOf,
  customersQuery,
  exportCustomers,
  foundCustomersQuery,
  type Customer,
} from '../features/customers/get-customers';
import { useCustomerBulk } from '../features/customers/change-customers';
import { Screen } from '../layout/screen';
import { Filters, ListResults } from '../list/list-results';
import { RANGE_PARAMETERS } from '../list/period';
import { PeriodMenu } from '../list/period-menu';
import { SavedViews } from '../list/saved-views';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';

const SORTS = CUSTOMER_SORTS.map((value) => ({ value, label: copy.sorts[value] }));

const NARROWING = ['q', ...RANGE_PARAMETERS];
const KEPT = [...NARROWING, 'sort', 'size'];
const countOf = (params: URLSearchParams) => foundCustomersQuery(customerSearchOf(params, new Date()));

export const head = { title: copy.title };

/** `/admin/customers`: the people who opened an account. */
export default function CustomersPage() {
  const search = useListSearch();
  const { params, q, page, change } = search;
  const filters = useMemo(() => customerSearchOf(params, new Date()), [params]);
  const { sort } = filters;
  const customers = useQuery({
    ...customersQuery({ ...filters, page, limit: search.size }),
    placeholderData: keepPreviousData,
  });
  const bulk = useCustomerBulk(filters);
  const opened = useOpened('customer');
  const shown = idOf(opened.value);
  const [toDelete, setToDelete] = useState<Customer | null>(null);

  const handleDeleted = () => {
    setToDelete(null);
    if (shown !== null) opened.close();
  };
  return (
    <Screen
      title={copy.title}
      views={<SavedViews list="customers" search={search} kept={KEPT} countOf={countOf} />}
      note={customers.data && copy.found(formatNumber(customers.data.total))}
    >
      <Filters>
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => change({ q: text })}
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
      <ListResults copy={copy} query={customers} search={search} filtered={NARROWING.some((name) => params.has(name))}>
        {(items, stale) => (
          <CustomersTable
            rows={items}
            total={customers.data?.total ?? 0}
            search={search}
            stale={stale}
            sort={sort === 'name' ? { key: 'name', direction: 'ascending' } : undefined}
            onSort={() => change({ sort: sort === 'name' ? null : 'name' })}
            csv={{ fileName: 'customers.csv', fetch: () => exportCustomers(filters) }}
            bulk={bulk}
            linkTo={({ id }) => opened.linkTo(id)}
            onDelete={setToDelete}
          />
        )}
      </ListResults>
      {shown !== null && <CustomerDialog key={shown} id={shown} onDelete={setToDelete} onClose={opened.close} />}
      {toDelete && (
        <DeleteCustomerDialog customer={toDelete} onClose={() => setToDelete(null)} onDeleted={handleDeleted} />
      )}
    </Screen>
  );
}
