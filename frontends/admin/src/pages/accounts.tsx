import { formatDate } from '@afshoreh/persian';
import { LinkButton, PhoneLink } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { CustomerDialog } from '../features/customers/components/customer-dialog';
import { copy } from '../features/customers/copy';
import { customers, type Customer } from '../features/customers/customers';
import { CustomerSections } from '../features/people/components/customer-sections';
import { ResourceList } from '../resource/resource-list';
import { useMay } from '../session/access';
import { EmailLink } from '../list/email-link';

const { columns: headers } = copy;

const COLUMNS: TableColumn<Customer>[] = [
  {
    key: 'name',
    header: headers.name,
    heading: true,
    sortable: true,
    title: ({ fullName }) => fullName,
    cell: ({ fullName }) => fullName,
  },
  {
    key: 'phone',
    card: 'plain',
    header: headers.phone,
    cell: ({ phoneNumber }) => <PhoneLink phone={phoneNumber} />,
  },
  {
    key: 'email',
    card: 'wide',
    header: headers.email,
    title: ({ email }) => email || undefined,
    cell: ({ email }) => email && <EmailLink email={email} />,
  },
  { key: 'createdAt', header: headers.createdAt, cell: ({ createdAt }) => formatDate(createdAt) },
];

export const head = { title: copy.title };

/** `/admin/customers/accounts`: the people with an account on the site. */
export default function AccountsPage() {
  const mayRemove = useMay()('customersInBulk', 'write');
  return (
    <ResourceList
      of={customers}
      columns={COLUMNS}
      views={<CustomerSections current="accounts" />}
      mayChange={mayRemove}
      mayExport={mayRemove}
      rowActions={({ id, fullName }, linkTo) => (
        <LinkButton {...linkTo(id)} variant="secondary" size="small" aria-label={copy.viewOf(fullName)}>
          {copy.view}
        </LinkButton>
      )}
    >
      {({ id, askDelete, close }) =>
        id !== null && <CustomerDialog key={id} id={id} onDelete={askDelete} onClose={close} />
      }
    </ResourceList>
  );
}
