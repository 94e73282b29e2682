import { useQuery } from '@afshoreh/contracts/query';
import type { ComponentProps } from 'react';
import type { ListFilter } from '../../../list/list-filter';
import { ListToolbar } from '../../../list/list-toolbar';
import { copy } from '../copy';
import { audit, auditFiltersQuery } from '../get-audit';

interface AuditToolbarProps extends Pick<ComponentProps<typeof ListToolbar>, 'search' | 'columns'> {
  /** The list has the changes of one record only: no search, no choice of the record, no saved views. */
  ofRecord: boolean;
  /** The role may read all there is. */
  maySeeAll: boolean;
}

/** By name, thing, action, admin and time. Whoever may read one record's history only has its time. */
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
    // An action is one of the thing that is chosen.
    thing: { ...thing, resets: ['action'] },
    action: filterOf('action', [copy.action, copy.allActions], offered),
    admin: filterOf('admin', [copy.author, copy.allAuthors], authors),
  };
}

interface Choice {
  value: string;
  label: string;
}
