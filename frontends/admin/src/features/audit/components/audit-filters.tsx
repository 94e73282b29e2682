import { useQuery } from '@afshoreh/contracts/query';
import { SearchField, SelectField } from '@afshoreh/ui';
import { media } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { PeriodMenu } from '../../../list/period-menu';
import { Filters } from '../../../list/list-results';
import type { useListSearch } from '../../../list/use-list-search';
import { copy } from '../copy';
import { auditFiltersQuery } from '../get-audit';

interface AuditFiltersProps {
  search: ReturnType<typeof useListSearch>;
  /** The changes of one record: of what they are is settled. */
  ofRecord: boolean;
  /** The role may read all there is. */
  maySeeAll: boolean;
}

/** By name, thing, action, admin and time. Whoever may read one record's history only has its time. */
export function AuditFilters({ search, ofRecord, maySeeAll }: AuditFiltersProps) {
  const { params, q, change } = search;
  return (
    <Narrowing>
      {!ofRecord && (
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
      )}
      {maySeeAll && <Selects params={params} change={change} ofRecord={ofRecord} />}
      <PeriodMenu search={search} />
    </Narrowing>
  );
}

interface SelectsProps extends Pick<AuditFiltersProps['search'], 'params' | 'change'> {
  ofRecord: boolean;
}

function Selects({ params, change, ofRecord }: SelectsProps) {
  const { subjects = [], actions = [], admins = [] } = useQuery(auditFiltersQuery).data ?? {};
  const thing = params.get('thing') ?? '';
  const offered = actions.filter(({ subject }) => !thing || subject === thing);
  return (
    <>
      {!ofRecord && (
        <SelectField
          label={copy.subject}
          labelHidden
          options={[{ value: '', label: copy.allSubjects }, ...subjects]}
          value={thing}
          onChange={({ target }) => change({ thing: target.value, action: null })}
        />
      )}
      <SelectField
        label={copy.action}
        labelHidden
        options={[{ value: '', label: copy.allActions }, ...offered]}
        value={params.get('action') ?? ''}
        onChange={({ target }) => change({ action: target.value })}
      />
      <SelectField
        label={copy.author}
        labelHidden
        options={[
          { value: '', label: copy.allAuthors },
          ...admins.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={params.get('admin') ?? ''}
        onChange={({ target }) => change({ admin: target.value })}
      />
    </>
  );
}

/** Selects of one width, which does not change when their choices come. */
const Narrowing = styled(Filters)`
  ${media.md} {
    > :has(> select) {
      flex: 0 0 9.5rem;
    }
    select {
      inline-size: 100%;
      text-overflow: ellipsis;
    }
  }
`;
