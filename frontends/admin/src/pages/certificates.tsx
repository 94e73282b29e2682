import { Badge, Cluster, IconLink, Ltr } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { Pencil } from 'lucide-react';
import styled from 'styled-components';
import {
  CertificateDialog,
  certificates,
  persianDay,
  PLACES,
  type Certificate,
} from '../features/certificates/certificates';
import { copy } from '../features/certificates/copy';
import { ResourceList } from '../resource/resource-list';

const { columns: headers } = copy;
const placesOf = (certificate: Certificate) =>
  PLACES.filter((place) => certificate[place])
    .map((place) => copy.places[place])
    .join('، ');
/** The last day ends when the next one begins in Tehran. */
const isExpired = (validUntil: string) => Date.now() > Date.parse(`${validUntil}T23:59:59+03:30`);

const COLUMNS: TableColumn<Certificate>[] = [
  {
    key: 'name',
    header: headers.name,
    heading: true,
    sortable: true,
    title: ({ name }) => name,
    cell: ({ name }) => (
      <strong>
        <bdi>{name}</bdi>
      </strong>
    ),
  },
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
          {isExpired(validUntil) && <Badge tone="danger">{copy.expired}</Badge>}
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

export const head = { title: copy.title };

export default function CertificatesPage() {
  return (
    <ResourceList
      of={certificates}
      columns={COLUMNS}
      rowActions={({ id, name }, linkTo) => (
        <IconLink {...linkTo(id)} label={copy.editOf(name)} icon={<Pencil />} size="small" />
      )}
      add
    >
      {({ value, record, close }) =>
        (record ?? value === 'new') && <CertificateDialog key={value} record={record} onClose={close} />
      }
    </ResourceList>
  );
}

const Day = styled(Cluster)`
  flex-wrap: nowrap;
`;
