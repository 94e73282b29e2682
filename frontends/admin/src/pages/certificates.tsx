import { useQuery } from '@afshoreh/contracts/query';
import { Button, SearchField, SelectField } from '@afshoreh/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCertificateBulk } from '../features/certificates/change-certificates';
import { CertificateDialog } from '../features/certificates/components/certificate-dialog';
import { CertificatesTable } from '../features/certificates/components/certificates-table';
import { DeleteCertificateDialog } from '../features/certificates/components/delete-certificate-dialog';
import { copy } from '../features/certificates/copy';
import { certificatesQuery, exportCertificates, type Certificate } from '../features/certificates/get-certificates';
import { Screen } from '../layout/screen';
import { Filters, ListResults } from '../list/list-results';
import { byText, localPage } from '../list/local-page';
import { SavedViews } from '../list/saved-views';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';

const SORTS = ['position', 'name', 'validUntil'] as const;
type Sort = (typeof SORTS)[number];
const OPTIONS = SORTS.map((value) => ({ value, label: copy.sorts[value] }));

/** One without an end comes last. */
const NEVER = '9999';
const compares: Record<Sort, ((a: Certificate, b: Certificate) => number) | undefined> = {
  position: undefined,
  name: byText(({ name }) => name),
  validUntil: byText(({ validUntil }) => validUntil ?? NEVER),
};
const textsOf = ({ name, description, issuer, number }: Certificate) => [name, description, issuer, number];

const KEPT = ['q', 'sort', 'size'];
const countOf = (params: URLSearchParams) => ({
  ...certificatesQuery,
  select: (all: Certificate[]) =>
    localPage(all, { search: { q: params.get('q') ?? '', page: 1, size: 24 }, textsOf }).total,
});

export const head = { title: copy.title };

export default function CertificatesPage() {
  const search = useListSearch();
  const { params, q, change } = search;
  const sort = SORTS.find((each) => each === params.get('sort')) ?? 'position';
  const compare = compares[sort];
  const certificates = useQuery({
    ...certificatesQuery,
    select: (all) => localPage(all, { search, textsOf, compare }),
  });
  const all = useQuery(certificatesQuery).data;
  const opened = useOpened('certificate');
  const edited = all?.find(({ id }) => id === idOf(opened.value));
  const [toDelete, setToDelete] = useState<Certificate | null>(null);
  const bulk = useCertificateBulk(certificates.data?.found ?? []);
  const addButton = (
    <Button size="small" onClick={() => opened.open('new')}>
      <Plus />
      {copy.add}
    </Button>
  );

  return (
    <Screen
      title={copy.title}
      views={<SavedViews list="certificates" search={search} kept={KEPT} countOf={countOf} />}
      note={copy.intro}
      actions={addButton}
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
          options={OPTIONS}
          value={sort}
          onChange={({ target }) => change({ sort: target.value === 'position' ? null : target.value })}
        />
      </Filters>
      <ListResults copy={copy} query={certificates} search={search} filtered={q !== ''} firstStep={addButton}>
        {(items) => (
          <CertificatesTable
            rows={items}
            total={certificates.data?.total ?? 0}
            search={search}
            sort={sort === 'position' ? undefined : { key: sort, direction: 'ascending' }}
            onSort={({ key }) => change({ sort: key === sort ? null : key })}
            csv={{ fileName: 'certificates.csv', fetch: () => exportCertificates(q) }}
            bulk={bulk}
            linkTo={({ id }) => opened.linkTo(id)}
            onDelete={setToDelete}
          />
        )}
      </ListResults>
      {(edited || opened.value === 'new') && (
        <CertificateDialog key={opened.value} certificate={edited} onClose={opened.close} />
      )}
      {toDelete && <DeleteCertificateDialog certificate={toDelete} onClose={() => setToDelete(null)} />}
    </Screen>
  );
}
