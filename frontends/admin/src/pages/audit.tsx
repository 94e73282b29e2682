import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { LinkButton } from '@afshoreh/ui';
import { useMemo } from 'react';
import { AuditFilters } from '../features/audit/components/audit-filters';
import { AuditTable } from '../features/audit/components/audit-table';
import { EntryDialog } from '../features/audit/components/entry-dialog';
import { copy } from '../features/audit/copy';
import { auditQuery, auditSearchOf, exportAudit, foundEntriesQuery } from '../features/audit/get-audit';
import { Screen } from '../layout/screen';
import { isOfRecord } from '../layout/sections';
import { ListResults } from '../list/list-results';
import { RANGE_PARAMETERS } from '../list/period';
import { SavedViews } from '../list/saved-views';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';
import { useMay } from '../session/access';

const NARROWING = ['q', 'thing', 'action', 'admin', ...RANGE_PARAMETERS];
const KEPT = [...NARROWING, 'id', 'size'];
const countOf = (params: URLSearchParams) => foundEntriesQuery(auditSearchOf(params, new Date()));

export const head = { title: copy.title };

/** `/admin/audit`: what staff changed; with `?thing=product&id=12` the history of one record, for whoever may read it (D32). */
export default function AuditPage() {
  const search = useListSearch();
  const { params, page } = search;
  const maySeeAll = useMay()('audit');
  const ofRecord = isOfRecord(params);
  const filters = useMemo(() => auditSearchOf(params, new Date()), [params]);
  const entries = useQuery({
    ...auditQuery({ ...filters, page, limit: search.size }),
    placeholderData: keepPreviousData,
  });
  const opened = useOpened('entry');
  const shown = entries.data?.items.find(({ id }) => id === idOf(opened.value));
  const thing = ofRecord ? entries.data?.items[0]?.thing : undefined;

  return (
    <Screen
      title={thing ? copy.historyOf(thing) : copy.title}
      views={!ofRecord && <SavedViews list="audit" search={search} kept={KEPT} countOf={countOf} />}
      note={entries.data && copy.found(formatNumber(entries.data.total))}
      actions={
        ofRecord &&
        maySeeAll && (
          <LinkButton to="/admin/audit" variant="secondary" size="small">
            {copy.all}
          </LinkButton>
        )
      }
    >
      <AuditFilters search={search} ofRecord={ofRecord} maySeeAll={maySeeAll} />
      <ListResults
        copy={copy}
        query={entries}
        search={search}
        filtered={maySeeAll && NARROWING.some((name) => params.has(name))}
      >
        {(items, stale) => (
          <AuditTable
            rows={items}
            total={entries.data?.total ?? 0}
            search={search}
            stale={stale}
            csv={{ fileName: 'audit.csv', fetch: () => exportAudit(filters) }}
            linkTo={({ id }) => opened.linkTo(id)}
          />
        )}
      </ListResults>
      {shown && <EntryDialog entry={shown} ofRecord={ofRecord} onClose={opened.close} />}
    </Screen>
  );
}
