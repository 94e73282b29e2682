import { toPersianDigits } from '@afshoreh/persian';
import { IconButton, IconLink, PhoneLink } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { Check, Eye, Pencil, X, Star, StarOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { DECISION_ACTIONS, type Decision, useChangeSeller } from '../features/sellers/change-seller';
import { DecisionDialog } from '../features/sellers/components/decision-dialog';
import { SellerDialog } from '../features/sellers/components/seller-dialog';
import { SellerViewDialog } from '../features/sellers/components/seller-view';
import { StatusBadge } from '../features/sellers/components/status-badge';
import { copy } from '../features/sellers/copy';
import { sellers, type Seller } from '../features/sellers/sellers';
import { idOf } from '../list/use-list-search';
import { ResourceList } from '../resource/resource-list';
import { RowSwitch } from '../list/row-switch';

const { columns: headers } = copy;

const COLUMNS: TableColumn<Seller>[] = [
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
];

const EDIT = 'edit-';

export const head = { title: copy.title };

/** `/admin/sellers`. `?seller=7` shows a seller, and `?seller=edit-7` and `?seller=new` open the form. */
export default function SellersPage() {
  const [asked, setAsked] = useState<{ seller: Seller; decision: Decision } | null>(null);
  return (
    <>
      <ResourceList
        of={sellers}
        columns={COLUMNS}
        isHighlighted={({ status }) => status === 'pending'}
        bulk={DECISION_ACTIONS}
        rowActions={(seller, linkTo) => (
          <>
            <DecisionButtons seller={seller} onDecide={(decision) => setAsked({ seller, decision })} />
            <IconLink {...linkTo(seller.id)} label={copy.viewOf(seller.companyName)} icon={<Eye />} size="small" />
            <IconLink
              {...linkTo(EDIT + seller.id)}
              label={copy.editOf(seller.companyName)}
              icon={<Pencil />}
              size="small"
            />
          </>
        )}
        add
      >
        {({ id, value, replace: swap, close }) => {
          const edited = value?.startsWith(EDIT) ? idOf(value.slice(EDIT.length)) : null;
          if (id !== null) return <SellerViewDialog key={id} id={id} onEdit={() => swap(EDIT + id)} onClose={close} />;
          return (edited ?? value === 'new') && <SellerDialog key={value} id={edited ?? undefined} onClose={close} />;
        }}
      </ResourceList>
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface DecisionButtonsProps {
  seller: Seller;
  onDecide: (decision: Decision) => void;
}

function DecisionButtons({ seller: { status, companyName }, onDecide }: DecisionButtonsProps) {
  return (
    <>
      {status !== 'approved' && (
        <IconButton
          label={copy.approveOf(companyName)}
          icon={<Check />}
          size="small"
          onClick={() => onDecide('approved')}
        />
      )}
      {status !== 'rejected' && (
        <IconButton label={copy.rejectOf(companyName)} icon={<X />} size="small" onClick={() => onDecide('rejected')} />
      )}
    </>
  );
}

const { featured: words } = copy;

/** Shows and toggles whether the site lists the seller first. */
function FeaturedSwitch({ seller }: { seller: Seller }) {
  const { change } = useChangeSeller();
  const { companyName, isFeaturedSeller: isOn } = seller;
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
