import { formatDate, formatNumber } from '@afshoreh/persian';
import { Badge, Cluster, PhoneLink } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { persianDay } from '../form/persian-day';
import { CustomerSections } from '../features/people/components/customer-sections';
import { PersonDialog } from '../features/people/components/person-dialog';
import { copy } from '../features/people/copy';
import { people, type Person } from '../features/people/people';
import { nameColumn } from '../resource/columns';
import { ResourceList } from '../resource/resource-list';
import { useMay } from '../session/access';

const { columns: headers } = copy;
const companyOf = ({ company, companyName }: Person) =>
  company?.name ?? (companyName ? copy.typedCompany(companyName) : '');
const stepOf = ({ nextStep, nextStepOn }: Person) =>
  nextStep && nextStepOn ? copy.on(nextStep, persianDay(nextStepOn)) : '';

const COLUMNS: TableColumn<Person>[] = [
  nameColumn(headers.name),
  { key: 'phones', card: 'plain', header: headers.phones, cell: ({ phones }) => <Phones phones={phones} /> },
  {
    key: 'account',
    header: headers.account,
    cell: ({ hasAccount }) => (hasAccount ? copy.hasAccount : <Badge>{copy.guest}</Badge>),
  },
  {
    key: 'company',
    card: 'wide',
    header: headers.company,
    title: (person) => companyOf(person) || undefined,
    cell: (person) => companyOf(person) && <bdi>{companyOf(person)}</bdi>,
  },
  {
    key: 'tags',
    card: 'wide',
    header: headers.tags,
    title: ({ tags }) => tags.join('، ') || undefined,
    cell: ({ tags }) => tags.join('، '),
  },
  {
    key: 'nextStep',
    card: 'wide',
    header: headers.nextStep,
    title: (person) => stepOf(person) || undefined,
    cell: stepOf,
  },
  { key: 'lastSeenAt', header: headers.lastSeenAt, cell: ({ lastSeenAt }) => formatDate(lastSeenAt) },
];

function Phones({ phones: [first = '', ...others] }: { phones: readonly string[] }) {
  return (
    <Cluster $gap={2}>
      <PhoneLink phone={first} />
      {others.length > 0 && <small>{copy.morePhones(formatNumber(others.length))}</small>}
    </Cluster>
  );
}

export const head = { title: copy.title };

/** `/admin/customers`: everybody who has ordered, written, asked for a sample or opened an account. */
export default function CustomersPage() {
  const mayForget = useMay()('customersInBulk', 'write');
  return (
    <ResourceList
      of={people}
      columns={COLUMNS}
      mayChange={mayForget}
      mayExport={mayForget}
      views={<CustomerSections current="people" />}
      opens="view"
    >
      {({ id, askDelete, close }) =>
        id !== null && <PersonDialog key={id} id={id} onDelete={askDelete} onClose={close} />
      }
    </ResourceList>
  );
}
