import type { LinkProps } from '@afshoreh/contracts/router';
import { formatDate } from '@afshoreh/persian';
import { Cluster, IconButton, LinkButton, Ltr, PhoneLink } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { ListTable, type ListTableProps } from '../../../list/list-table';
import { copy } from '../copy';
import type { Customer } from '../get-customers';

interface CustomersTableProps extends Omit<ListTableProps<Customer>, 'name' | 'caption' | 'columns' | 'nameOf'> {
  /** Of the link that shows a customer over this list. */
  linkTo: (customer: Customer) => Pick<LinkProps, 'to' | 'state'>;
  onDelete: (customer: Customer) => void;
}

export function CustomersTable({ linkTo, onDelete, ...list }: CustomersTableProps) {
  const { columns: headers } = copy;
  const columns: TableColumn<Customer>[] = [
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
      title: ({ email }) => email,
      cell: ({ email }) => (
        <a href={`mailto:${email}`}>
          <Ltr>{email}</Ltr>
        </a>
      ),
    },
    { key: 'createdAt', header: headers.createdAt, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      key: 'actions',
      role: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: (customer) => (
        <Actions $gap={1}>
          <LinkButton
            {...linkTo(customer)}
            variant="secondary"
            size="small"
            aria-label={copy.viewOf(customer.fullName)}
          >
            {copy.view}
          </LinkButton>
          <IconButton
            label={copy.deleteOf(customer.fullName)}
            icon={<Trash2 />}
            size="small"
            variant="danger"
            onClick={() => onDelete(customer)}
          />
        </Actions>
      ),
    },
  ];
  return (
    <ListTable {...list} name="customers" caption={copy.table} columns={columns} nameOf={({ fullName }) => fullName} />
  );
}

const Actions = styled(Cluster)`
  flex-wrap: nowrap;
  justify-content: end;
`;
