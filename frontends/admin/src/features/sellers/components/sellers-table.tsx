import type { LinkProps } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import { Cluster, IconButton, IconLink, PhoneLink } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { Check, Eye, Pencil, Star, StarOff, Trash2, X } from 'lucide-react';
import styled from 'styled-components';
import { RowSwitch } from '../../../list/row-switch';
import { ListTable, type ListTableProps } from '../../../list/list-table';
import { useChangeSeller, type Decision } from '../change-sellers';
import { copy } from '../copy';
import type { Seller } from '../get-sellers';
import { StatusBadge } from './status-badge';

interface SellersTableProps extends Omit<ListTableProps<Seller>, 'name' | 'caption' | 'columns' | 'nameOf'> {
  /** Of the links that open a seller over this list. */
  viewLink: (seller: Seller) => Pick<LinkProps, 'to' | 'state'>;
  editLink: (seller: Seller) => Pick<LinkProps, 'to' | 'state'>;
  onDecide: (seller: Seller, decision: Decision) => void;
  onDelete: (seller: Seller) => void;
}

/** The columns of spec §2, and whether the site sets the seller off. */
export function SellersTable({ viewLink, editLink, onDecide, onDelete, ...list }: SellersTableProps) {
  const { columns: headers } = copy;
  const columns: TableColumn<Seller>[] = [
    {
      key: 'company',
      header: headers.company,
      heading: true,
      sortable: true,
      title: ({ companyName }) => companyName,
      cell: ({ companyName }) => <Name>{companyName}</Name>,
    },
    { key: 'id', card: 'none', header: headers.id, cell: ({ id }) => toPersianDigits(id) },
    {
      key: 'owner',
      header: headers.owner,
      title: ({ ownerFullName }) => ownerFullName,
      cell: ({ ownerFullName }) => ownerFullName,
    },
    {
      key: 'phone',
      card: 'plain',
      header: headers.phone,
      cell: ({ phoneNumber }) => <PhoneLink phone={phoneNumber} />,
    },
    {
      key: 'categories',
      card: 'wide',
      header: headers.categories,
      title: ({ productCategories }) => productCategories,
      cell: ({ productCategories }) => productCategories,
    },
    {
      key: 'status',
      card: 'plain',
      header: headers.status,
      sortable: true,
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    { key: 'featured', card: 'none', header: headers.featured, cell: (seller) => <FeaturedSwitch seller={seller} /> },
    {
      key: 'actions',
      role: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: (seller) => {
        const { companyName: name, status } = seller;
        return (
          <Actions>
            {status !== 'approved' && (
              <IconButton
                label={copy.approveOf(name)}
                icon={<Check />}
                size="small"
                onClick={() => onDecide(seller, 'approved')}
              />
            )}
            {status !== 'rejected' && (
              <IconButton
                label={copy.rejectOf(name)}
                icon={<X />}
                size="small"
                onClick={() => onDecide(seller, 'rejected')}
              />
            )}
            <IconLink {...viewLink(seller)} label={copy.viewOf(name)} icon={<Eye />} size="small" />
            <IconLink {...editLink(seller)} label={copy.editOf(name)} icon={<Pencil />} size="small" />
            <IconButton
              label={copy.deleteOf(name)}
              icon={<Trash2 />}
              size="small"
              variant="danger"
              onClick={() => onDelete(seller)}
            />
          </Actions>
        );
      },
    },
  ];
  return (
    <ListTable
      {...list}
      name="sellers"
      caption={copy.table}
      columns={columns}
      nameOf={({ companyName }) => companyName}
      isHighlighted={({ status }) => status === 'pending'}
    />
  );
}

/** Whether the site puts the seller first; pressing it changes that. */
function FeaturedSwitch({ seller }: { seller: Seller }) {
  const { change } = useChangeSeller();
  const { companyName, isFeaturedSeller: isOn } = seller;
  const { featured: words } = copy;
  const state = isOn ? words.on : words.off;
  return (
    <RowSwitch
      isOn={isOn}
      icons={[Star, StarOff]}
      state={state}
      label={words.label(state, companyName)}
      onToggle={() =>
        change(seller, { isFeaturedSeller: !isOn }, (isOn ? words.turnedOff : words.turnedOn)(companyName))
      }
    />
  );
}

const Name = styled.strong`
  font-weight: 600;
`;

const Actions = styled(Cluster)`
  flex-wrap: nowrap;
  justify-content: end;
  gap: 0;
`;
