import { formatNumber } from '@afshoreh/persian';
import { FilterChips, SearchField } from '@afshoreh/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContactDialog } from '../features/contacts/components/contact-dialog';
import { ContactsTable } from '../features/contacts/components/contacts-table';
import { copy } from '../features/contacts/copy';
import { contactsQuery, READ_FILTERS, readFilterOf, type ContactMessage } from '../features/contacts/get-contacts';
import { useMarkContactRead } from '../features/contacts/mark-contact-read';
import { Screen } from '../layout/screen';
import { Filters, ListResults } from '../list/list-results';
import { useListSearch } from '../list/use-list-search';

const FILTER_CHIPS = READ_FILTERS.map((value) => ({ value, label: copy.filters[value] }));

export default function ContactsPage() {
  const search = useListSearch();
  const { params, q, page, change, addressWith } = search;
  const filter = readFilterOf(params.get('filter'));
  const contacts = useQuery({
    ...contactsQuery({ filter, q: q || undefined, page }),
    placeholderData: keepPreviousData,
  });
  const markRead = useMarkContactRead();
  // Kept here and not looked up in the list: once read, a message leaves the list of unread ones while it is still open.
  const [opened, setOpened] = useState<ContactMessage | null>(null);

  const handleView = (message: ContactMessage) => {
    setOpened(message);
    if (!message.isRead) markRead.mutate(message.id);
  };

  return (
    <Screen title={copy.title} note={contacts.data && copy.found(formatNumber(contacts.data.total))}>
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
      </Filters>
      <ListResults copy={copy} query={contacts} search={search} filtered={q !== '' || filter !== 'all'}>
        {(items, stale) => (
          <ContactsTable
            messages={items}
            stale={stale}
            onView={handleView}
            onMarkRead={({ id }) => markRead.mutate(id)}
            markingId={markRead.isPending ? markRead.variables : null}
          />
        )}
      </ListResults>
      {opened && <ContactDialog message={opened} onClose={() => setOpened(null)} />}
    </Screen>
  );
}
