import { Button, Ltr, PhoneLink, Stack } from '@afshoreh/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { tagBadges } from '../../../list/tag-badges';
import { DescriptionList } from '../../../list/description-list';
import { Events, Purchases } from '../../../list/purchases-and-events';
import { RecordView } from '../../../resource/record-view';
import { useMay } from '../../../session/access';
import { companies, type Company } from '../companies';
import { copy } from '../copy';
import { CompanyEditDialog } from './company-edit-dialog';
import { CompanyPeople } from './company-people';

const { dialog: words } = copy;

interface CompanyDialogProps {
  id: number;
  onDelete: ((company: Company) => void) | undefined;
  onClose: () => void;
}

/** One company over the list: its people, purchases and events. */
export function CompanyDialog({ id, onDelete, onClose }: CompanyDialogProps) {
  const mayChange = useMay()('customers', 'write');
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <CompanyEditDialog id={id} onClose={() => setIsEditing(false)} />;
  const editButton = (
    <Button onClick={() => setIsEditing(true)}>
      <Pencil />
      {words.edit}
    </Button>
  );
  return (
    <RecordView
      of={companies}
      id={id}
      words={words}
      onDelete={onDelete}
      onClose={onClose}
      buttons={() => mayChange && editButton}
    >
      {(company) => (
        <Stack $gap={6}>
          <Details company={company} />
          <CompanyPeople id={id} />
          <Purchases of="companies" id={id} />
          <Events of="companies" id={id} />
        </Stack>
      )}
    </RecordView>
  );
}

function Details({ company: { nationalId, economicCode, phone, city, address, note, tags } }: { company: Company }) {
  return (
    <DescriptionList
      items={[
        [words.nationalId, nationalId && <Ltr key="national">{nationalId}</Ltr>],
        [words.economicCode, economicCode && <Ltr key="economic">{economicCode}</Ltr>],
        [words.phone, phone && <PhoneLink key="phone" phone={phone} />],
        [words.city, city],
        [words.address, address],
        [words.tags, tagBadges(tags)],
        [words.note, note],
      ]}
    />
  );
}
