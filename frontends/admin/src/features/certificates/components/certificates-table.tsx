import type { LinkProps } from '@afshoreh/contracts/router';
import { Badge, Cluster, IconButton, IconLink, Ltr } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { ListTable, type ListTableProps } from '../../../list/list-table';
import { writtenDay } from '../certificate-form';
import { copy } from '../copy';
import { PLACES, type Certificate } from '../get-certificates';

interface CertificatesTableProps extends Omit<ListTableProps<Certificate>, 'name' | 'caption' | 'columns' | 'nameOf'> {
  linkTo: (certificate: Certificate) => Pick<LinkProps, 'to' | 'state'>;
  onDelete: (certificate: Certificate) => void;
}

const placesOf = (certificate: Certificate) =>
  PLACES.filter((place) => certificate[place])
    .map((place) => copy.places[place])
    .join('، ');

/** The last day ends when the next one begins in Tehran. */
const isExpired = (validUntil: string) => Date.now() > Date.parse(`${validUntil}T23:59:59+03:30`);

export function CertificatesTable({ linkTo, onDelete, ...list }: CertificatesTableProps) {
  const { columns: headers } = copy;
  const columns: TableColumn<Certificate>[] = [
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
      cell: ({ number }) => (number ? <Ltr>{number}</Ltr> : null),
    },
    {
      key: 'validUntil',
      header: headers.validUntil,
      sortable: true,
      cell: ({ validUntil }) =>
        validUntil ? (
          <Day $gap={2}>
            <bdi>{writtenDay(validUntil)}</bdi>
            {isExpired(validUntil) && <Badge tone="danger">{copy.expired}</Badge>}
          </Day>
        ) : null,
    },
    { key: 'scan', header: headers.scan, cell: ({ scan }) => (scan ? copy.hasScan : null) },
    {
      key: 'places',
      card: 'wide',
      header: headers.places,
      title: placesOf,
      cell: (certificate) => placesOf(certificate) || copy.nowhere,
    },
    {
      key: 'actions',
      role: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: (certificate) => (
        <Actions $justify="end">
          <IconLink {...linkTo(certificate)} label={copy.editOf(certificate.name)} icon={<Pencil />} size="small" />
          <IconButton
            label={copy.deleteOf(certificate.name)}
            icon={<Trash2 />}
            size="small"
            variant="danger"
            onClick={() => onDelete(certificate)}
          />
        </Actions>
      ),
    },
  ];
  return <ListTable {...list} name="certificates" caption={copy.table} columns={columns} nameOf={({ name }) => name} />;
}

const Day = styled(Cluster)`
  flex-wrap: nowrap;
`;

const Actions = styled(Cluster)`
  flex-wrap: nowrap;
  gap: 0;
`;
