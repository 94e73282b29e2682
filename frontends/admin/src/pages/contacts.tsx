import { formatNumber } from '@afshoreh/persian';
import { FilterChips, SearchField } from '@afshoreh/ui';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { useMemo, useState } from 'react';
import { ContactDialog } from '../features/contacts/components/contact-dialog';
import { DeleteContactDialog } from '../features/contacts/components/delete-contact-dialog';
import { ContactsTable } from '../features/contacts/components/contacts-table';
import { copy } from '../features/contacts/copy';
import {
  contactSearchOf,
  contactsQuery,
  exportContacts,
  foundContactsQuery,
  READ_FILTERS,
  type ContactMessage,
} from '../features/contacts/get-contacts';
import { useMarkContactRead } from '../features/contacts/mark-contact-read';
import { useContactBulk } from '../features/contacts/use-contact-bulk';
import { Screen } from '../layout/screen';
import { Filters, ListResults } from '../list/list-results';
import { RANGE_PARAMETERS } from '../list/period';
import { PeriodMenu } from '../list/period-menu';
import { SavedViews } from '../list/saved-views';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';

const FILTER_CHIPS = READ_FILTERS.map((value) => ({ value, label: copy.filters[value] }));

const NARROWING = ['q', 'filter', ...RANGE_PARAMETERS];
const KEPT = [...NARROWING, 'size'];
const countOf = (params: URLSearchParams) => foundContactsQuery(contactSearchOf(params, new Date()));

export const head = { title: copy.title };

export default function ContactsPage() {
  const search = useListSearch();
  const { params, q, page, change, addressWith } = search;
  const filters = useMemo(() => contactSearchOf(params, new Date()), [params]);
  const { filter } = filters;
  const contacts = useQuery({
    ...contactsQuery({ ...filters, page, limit: search.size }),
    placeholderData: keepPreviousData,
  });
  const { markRead, markingId } = useMarkContactRead();
  const bulk = useContactBulk(filters);
  const [toDelete, setToDelete] = useState<ContactMessage | null>(null);
  const opened = useOpened('message');
  const openMessage = idOf(opened.value);

  return (
    <Screen
      title={copy.title}
      views={<SavedViews list="contacts" search={search} kept={KEPT} countOf={countOf} />}
      note={contacts.data && copy.found(formatNumber(contacts.data.total))}
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
          options={FILTER_CHIPS}
          value={filter}
          hrefOf={(value) => addressWith({ filter: value === 'all' ? null : value })}
        />
        <PeriodMenu search={search} />
      </Filters>
      <ListResults copy={copy} query={contacts} search={search} filtered={NARROWING.some((name) => params.has(name))}>
        {(items, stale) => (
          <ContactsTable
            rows={items}
            total={contacts.data?.total ?? 0}
            search={search}
            stale={stale}
            csv={{ fileName: 'contacts.csv', fetch: () => exportContacts(filters) }}
            bulk={bulk}
            linkTo={({ id }) => opened.linkTo(id)}
            onMarkRead={({ id }) => markRead(id)}
            markingId={markingId}
            onDelete={setToDelete}
          />
        )}
      </ListResults>
      {toDelete && <DeleteContactDialog message={toDelete} onClose={() => setToDelete(null)} />}
      {openMessage !== null && <ContactDialog key={openMessage} id={openMessage} onClose={opened.close} />}
    </Screen>
  );
}
