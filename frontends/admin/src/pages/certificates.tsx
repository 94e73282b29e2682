import { Badge, Cluster, Ltr } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import styled from 'styled-components';
import { persianDay } from '../form/persian-day';
import { CertificateDialog, certificates, PLACES, type Certificate } from '../features/certificates/certificates';
import { copy } from '../features/certificates/copy';
import { nameColumn } from '../resource/columns';
import { ResourceList } from '../resource/resource-list';

const { columns: headers } = copy;
const placesOf = (certificate: Certificate) =>
  PLACES.filter((place) => certificate[place])
    .map((place) => copy.places[place])
    .join('، ');
/** Staff are warned this long before a certificate expires, as on the dashboard. */
const WARNED_BEFORE = 30 * 86_400_000;
/** The last day ends when the next one begins in Tehran. */
const leftOf = (validUntil: string) => Date.parse(`${validUntil}T23:59:59+03:30`) - Date.now();

const COLUMNS: TableColumn<Certificate>[] = [
  nameColumn(headers.name),
  {
    key: 'number',
    header: headers.number,
    title: ({ number }) => number ?? undefined,
    cell: ({ number }) => number && <Ltr>{number}</Ltr>,
  },
  {
    key: 'validUntil',
    header: headers.validUntil,
    sortable: true,
    cell: ({ validUntil }) =>
      validUntil && (
        <Day $gap={2}>
          <bdi>{persianDay(validUntil)}</bdi>
          <Expiry left={leftOf(validUntil)} />
        </Day>
      ),
  },
  { key: 'scan', header: headers.scan, cell: ({ scan }) => scan && copy.hasScan },
  {
    key: 'places',
    card: 'wide',
    header: headers.places,
    title: placesOf,
    cell: (certificate) => placesOf(certificate) || copy.nowhere,
  },
];

function Expiry({ left }: { left: number }) {
  if (left < 0) return <Badge tone="danger">{copy.expired}</Badge>;
  return left < WARNED_BEFORE ? <Badge tone="warning">{copy.expiresSoon}</Badge> : null;
}

export const head = { title: copy.title };

export default function CertificatesPage() {
  return (
    <ResourceList of={certificates} columns={COLUMNS} opens="edit" add>
      {({ value, record, close }) =>
        (record ?? value === 'new') && <CertificateDialog key={value} record={record} onClose={close} />
      }
    </ResourceList>
  );
}

const Day = styled(Cluster)`
  flex-wrap: nowrap;
`;
