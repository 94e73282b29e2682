import { formatDateTime, mistypedIdentity, toPersianDigits } from '@afshoreh/persian';
import { Cluster, Ltr, PhoneLink, Stack, Button } from '@afshoreh/ui';
import { Tabs } from '@afshoreh/ui/tabs';
import { color, font } from '@afshoreh/ui/theme';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DescriptionList } from '../../../list/description-list';
import { copy } from '../copy';
import { type Seller, sellers, parseIds } from '../sellers';
import { TAB_NAMES, type SellerTab } from '../seller-form';
import { FactoryImage } from './factory-image';
import { SellerFiles } from './seller-files';
import { StatusBadge } from './status-badge';
import { RecordView } from '../../../resource/record-view';
import { EmailLink } from '../../../list/email-link';

const { fields: labels, view: words } = copy;

interface SellerViewDialogProps {
  id: number;
  onEdit: () => void;
  onClose: () => void;
}

/** All data of one seller over the list. */
export function SellerViewDialog({ onEdit, ...props }: SellerViewDialogProps) {
  return (
    <RecordView
      {...props}
      of={sellers}
      words={words}
      buttons={() => (
        <Button onClick={onEdit}>
          <Pencil />
          {words.edit}
        </Button>
      )}
    >
      {(seller) => <SellerView seller={seller} />}
    </RecordView>
  );
}

const yesOrNo = (value: boolean) => (value ? words.yes : words.no);

/** The data of a seller, in the tabs of the form. */
function SellerView({ seller }: { seller: Seller }) {
  return (
    <Tabs
      label={copy.tabsLabel}
      tabs={TAB_NAMES.map((tab) => ({
        value: tab,
        label: copy.tabs[tab],
        content: <DescriptionList items={factsOf[tab](seller)} />,
      }))}
    />
  );
}

type Facts = (readonly [label: string, value: ReactNode])[];

const factsOf: Record<SellerTab, (seller: Seller) => Facts> = {
  basic: ({ companyName, ownerFullName, nationalId, taxId }) => [
    [labels.companyName, companyName],
    [labels.ownerFullName, ownerFullName],
    [labels.nationalId, <Identity key="id" number={nationalId} />],
    [labels.taxId, taxId ? <Ltr key="tax">{toPersianDigits(taxId)}</Ltr> : words.none],
  ],
  contact: ({ phoneNumber, email, website, whatsappNumber, address }) => [
    [labels.phoneNumber, <PhoneLink key="phone" phone={phoneNumber} />],
    [labels.email, <EmailLink key="mail" email={email} />],
    [labels.website, website ? <Site key="site" address={website} /> : words.none],
    [labels.whatsappNumber, whatsappNumber ? <PhoneLink key="whatsapp" phone={whatsappNumber} /> : words.none],
    [labels.address, address],
  ],
  business: ({ id, productCategories, productionCapacityPerMonth, exportReady, certifications, factoryImages }) => [
    [labels.productCategories, productCategories],
    [labels.productionCapacityPerMonth, productionCapacityPerMonth ?? words.none],
    [labels.exportReady, yesOrNo(exportReady)],
    [labels.certifications, certifications ?? words.none],
    [labels.factoryImages, <Pictures key="images" ids={parseIds(factoryImages)} />],
    [copy.files.label, <SellerFiles key="files" sellerId={id} />],
  ],
  account: ({ status, isFeaturedSeller, notes, createdAt, updatedAt }) => [
    [labels.status, <StatusBadge key="status" status={status} />],
    [labels.isFeaturedSeller, yesOrNo(isFeaturedSeller)],
    [labels.notes, notes ? <Lines key="notes">{notes}</Lines> : words.none],
    [labels.createdAt, formatDateTime(createdAt)],
    [labels.updatedAt, formatDateTime(updatedAt)],
  ],
};

function Identity({ number }: { number: string }) {
  const mistyped = mistypedIdentity(number);
  return (
    <Stack $gap={1}>
      <span>
        <Ltr>{toPersianDigits(number)}</Ltr>
      </span>
      {mistyped && <Warning>{copy.mistypedShort}</Warning>}
    </Stack>
  );
}

function Site({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer nofollow">
      <Ltr>{address}</Ltr>
    </a>
  );
}

function Pictures({ ids }: { ids: number[] }) {
  if (ids.length === 0) return copy.images.none;
  return (
    <Cluster $gap={2}>
      {ids.map((id, at) => (
        <FactoryImage key={id} id={id} nth={at + 1} />
      ))}
    </Cluster>
  );
}

const Lines = styled.span`
  white-space: pre-wrap;
`;

const Warning = styled.span`
  color: ${color('warning')};
  font-size: ${font.sm};
`;
