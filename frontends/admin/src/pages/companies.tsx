import { formatNumber } from '@afshoreh/persian';
import { Ltr, PhoneLink } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { companies, type Company } from '../features/companies/companies';
import { CompanyDialog } from '../features/companies/components/company-dialog';
import { CompanyEditDialog } from '../features/companies/components/company-edit-dialog';
import { copy } from '../features/companies/copy';
import { CustomerSections } from '../features/people/components/customer-sections';
import { nameColumn } from '../resource/columns';
import { ResourceList } from '../resource/resource-list';
import { useMay } from '../session/access';

const { columns: headers } = copy;

const COLUMNS: TableColumn<Company>[] = [
  nameColumn(headers.name),
  { key: 'nationalId', header: headers.nationalId, cell: ({ nationalId }) => nationalId && <Ltr>{nationalId}</Ltr> },
  { key: 'phone', card: 'plain', header: headers.phone, cell: ({ phone }) => phone && <PhoneLink phone={phone} /> },
  { key: 'city', header: headers.city, title: ({ city }) => city ?? undefined, cell: ({ city }) => city },
  { key: 'people', header: headers.people, cell: ({ people }) => copy.peopleCount(formatNumber(people)) },
];

export const head = { title: copy.title };

/** `/admin/customers/companies`: the companies for which customers buy. */
export default function CompaniesPage() {
  const may = useMay();
  return (
    <ResourceList
      of={companies}
      columns={COLUMNS}
      mayChange={may('customers', 'write')}
      mayExport={may('customersInBulk', 'write')}
      views={<CustomerSections current="companies" />}
      opens="view"
      add
    >
      {({ id, value, askDelete, close }) => {
        if (value === 'new') return <CompanyEditDialog id={undefined} onClose={close} />;
        return id !== null && <CompanyDialog key={id} id={id} onDelete={askDelete} onClose={close} />;
      }}
    </ResourceList>
  );
}
