import { useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { LinkButton } from '@afshoreh/ui';
import { auditColumns } from '../features/audit/components/audit-columns';
import { AuditToolbar } from '../features/audit/components/audit-toolbar';
import { EntryDialog } from '../features/audit/components/entry-dialog';
import { copy } from '../features/audit/copy';
import { audit } from '../features/audit/get-audit';
import { Screen } from '../layout/screen';
import { showsOneRecord } from '../layout/sections';
import { ListResults } from '../list/list-results';
import { ListTable } from '../list/list-table';
import { useListColumns } from '../list/use-list-columns';
import { useListSearch } from '../list/use-list-search';
import { useOpened, useOpenedRecord } from '../list/use-opened';
import { useMay } from '../session/access';

export const head = { title: copy.title };

/**
 * `/admin/audit`: all changes by staff. With `?thing=product&id=12` it is the history of one record, for every role that
 * may read the record.
 */
export default function AuditPage() {
  const search = useListSearch();
  const { params } = search;
  const maySeeAll = useMay()('audit');
  const ofRecord = showsOneRecord(params);
  const entries = useQuery(audit.page(search));
  const opened = useOpened(audit.subject);
  const shown = useOpenedRecord(opened, entries.data?.items);
  const { shown: columns, ...choice } = useListColumns(audit.key, auditColumns(opened.linkTo));
  const thing = ofRecord ? entries.data?.items[0]?.thing : undefined;

  return (
    <Screen
      title={thing ? copy.historyOf(thing) : copy.title}
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
      <AuditToolbar search={search} columns={choice} ofRecord={ofRecord} maySeeAll={maySeeAll} />
      <ListResults
        copy={copy}
        query={entries}
        search={search}
        filtered={maySeeAll && audit.filterParameters.some((name) => params.has(name))}
      >
        {(items, stale) => (
          <ListTable
            caption={copy.table}
            columns={columns}
            rows={items}
            total={entries.data?.total ?? 0}
            nameOf={audit.nameOf}
            stale={stale}
          />
        )}
      </ListResults>
      {shown && <EntryDialog entry={shown} ofRecord={ofRecord} onClose={opened.close} />}
    </Screen>
  );
}
