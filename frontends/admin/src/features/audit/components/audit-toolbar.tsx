import { useQuery } from '@afshoreh/contracts/query';
import type { ComponentProps } from 'react';
import type { ListFilter } from '../../../list/list-filter';
import { ListToolbar } from '../../../list/list-toolbar';
import { copy } from '../copy';
import { audit, auditFiltersQuery } from '../get-audit';

interface AuditToolbarProps extends Pick<ComponentProps<typeof ListToolbar>, 'search' | 'columns'> {
  /** The list shows the changes of one record only, so it has no search, no filter by record and no saved views. */
  ofRecord: boolean;
  /** The role may read the whole audit. */
  maySeeAll: boolean;
}

/** Filters by name, kind of record, action, admin and time. A role that may read only single records can filter by time only. */
export function AuditToolbar({ ofRecord, maySeeAll, ...props }: AuditToolbarProps) {
  const { params } = props.search;
  const { thing, action, admin } = useAuditFilters(params, maySeeAll);
  return (
    <ListToolbar
      {...props}
      copy={ofRecord ? undefined : copy}
      filters={maySeeAll ? [...(ofRecord ? [] : [thing]), action, admin] : []}
      hasPeriod
      views={ofRecord ? undefined : { list: audit.key, kept: audit.viewParameters, countOf: audit.count }}
      csv={{ fileName: 'audit.csv', fetch: () => audit.exportFile(params) }}
    />
  );
}

function useAuditFilters(params: URLSearchParams, enabled: boolean) {
  const { subjects = [], actions = [], admins = [] } = useQuery({ ...auditFiltersQuery, enabled }).data ?? {};
  const filterOf = (parameter: string, labels: [string, string], options: Choice[]): ListFilter => ({
    parameter,
    label: labels[0],
    options: [{ value: '', label: labels[1] }, ...options],
    value: params.get(parameter) ?? '',
    all: '',
    isSelect: true,
  });
  const thing = filterOf('thing', [copy.subject, copy.allSubjects], subjects);
  const offered = actions.filter(({ subject }) => !thing.value || subject === thing.value);
  const authors = admins.map(({ id, name }) => ({ value: String(id), label: name }));
  return {
    // The actions depend on the selected kind of record, so selecting another kind removes the action.
    thing: { ...thing, resets: ['action'] },
    action: filterOf('action', [copy.action, copy.allActions], offered),
    admin: filterOf('admin', [copy.author, copy.allAuthors], authors),
  };
}

interface Choice {
  value: string;
  label: string;
}
