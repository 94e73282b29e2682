import { Badge, Cluster, IconButton, Ltr } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { Pencil, Trash2 } from 'lucide-react';
import { writtenDay } from '../certificate-form';
import { copy } from '../copy';
import { PLACES, type Certificate } from '../get-certificates';

interface CertificatesTableProps {
  certificates: Certificate[];
  onEdit: (certificate: Certificate) => void;
  onDelete: (certificate: Certificate) => void;
}

const placesOf = (certificate: Certificate) =>
  PLACES.filter((place) => certificate[place])
    .map((place) => copy.places[place])
    .join('، ');

/** The last day ends when the next one begins in Tehran. */
const isExpired = (validUntil: string) => Date.now() > Date.parse(`${validUntil}T23:59:59+03:30`);

export function CertificatesTable({ certificates, onEdit, onDelete }: CertificatesTableProps) {
  const { columns: headers } = copy;
  const columns: TableColumn<Certificate>[] = [
    {
      key: 'name',
      header: headers.name,
      heading: true,
      cell: ({ name }) => (
        <strong>
          <bdi>{name}</bdi>
        </strong>
      ),
    },
    { key: 'number', header: headers.number, cell: ({ number }) => (number ? <Ltr>{number}</Ltr> : copy.none) },
    {
      key: 'validUntil',
      header: headers.validUntil,
      cell: ({ validUntil }) =>
        validUntil ? (
          <Cluster $gap={2}>
            <bdi>{writtenDay(validUntil)}</bdi>
            {isExpired(validUntil) && <Badge tone="danger">{copy.expired}</Badge>}
          </Cluster>
        ) : (
          copy.none
        ),
    },
    { key: 'scan', header: headers.scan, cell: ({ scan }) => (scan ? copy.hasScan : copy.none) },
    { key: 'places', header: headers.places, cell: (certificate) => placesOf(certificate) || copy.nowhere },
    {
      key: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: (certificate) => (
        <Cluster $gap={0} $justify="end">
          <IconButton
            label={copy.editOf(certificate.name)}
            icon={<Pencil />}
            size="small"
            onClick={() => onEdit(certificate)}
          />
          <IconButton
            label={copy.deleteOf(certificate.name)}
            icon={<Trash2 />}
            size="small"
            variant="danger"
            onClick={() => onDelete(certificate)}
          />
        </Cluster>
      ),
    },
  ];
  return <ResponsiveTable caption={copy.table} columns={columns} rows={certificates} rowKey={({ id }) => id} />;
}
