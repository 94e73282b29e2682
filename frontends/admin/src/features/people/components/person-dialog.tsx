import { Link } from '@afshoreh/contracts/router';
import { formatDateTime } from '@afshoreh/persian';
import { Button, Cluster, Ltr, PhoneLink, Stack } from '@afshoreh/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { tagBadges } from '../../../list/tag-badges';
import { persianDay } from '../../../form/persian-day';
import { DescriptionList } from '../../../list/description-list';
import { Events, Purchases } from '../../../list/purchases-and-events';
import { recordAddress } from '../../../layout/sections';
import { RecordView } from '../../../resource/record-view';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { people, type Person, type PersonDetails } from '../people';
import { PersonCompany } from './person-company';
import { PersonEditDialog } from './person-edit-dialog';
import { PersonMerge } from './person-merge';
import { PersonNoteForm } from './person-note-form';

const { dialog: words } = copy;

interface PersonDialogProps {
  id: number;
  /** Undefined for roles that may not forget people. */
  onDelete: ((person: Person) => void) | undefined;
  onClose: () => void;
}

/** One person over the list: details, purchases and events. */
export function PersonDialog({ id, onDelete, onClose }: PersonDialogProps) {
  const mayChange = useMay()('customers', 'write');
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <PersonEditDialog id={id} onClose={() => setIsEditing(false)} />;
  const editButton = (
    <Button onClick={() => setIsEditing(true)}>
      <Pencil />
      {words.edit}
    </Button>
  );
  return (
    <RecordView of={people} id={id} words={words} onClose={onClose} buttons={() => mayChange && editButton}>
      {(person) => (
        <Stack $gap={6}>
          <Details person={person} />
          <Purchases of="people" id={person.id} />
          {mayChange && <PersonNoteForm id={person.id} />}
          <Events of="people" id={person.id} />
          <PersonMerge person={person} />
          {onDelete && (
            <div>
              <Button variant="ghost" size="small" onClick={() => onDelete(person)}>
                <Trash2 />
                {copy.deleteTitle}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </RecordView>
  );
}

function Details({ person }: { person: PersonDetails }) {
  const { phones, companyName, nationalId, economicCode, tags, nextStep, nextStepOn, accounts } = person;
  return (
    <DescriptionList
      items={[
        [words.phones, <Phones key="phones" phones={phones} />],
        [copy.company.label, <PersonCompany key="company" person={person} />],
        [words.typedCompany, companyName],
        [words.nationalId, nationalId && <Ltr key="national">{nationalId}</Ltr>],
        [words.economicCode, economicCode && <Ltr key="economic">{economicCode}</Ltr>],
        [words.tags, tagBadges(tags)],
        [words.nextStep, nextStep && nextStepOn ? copy.on(nextStep, persianDay(nextStepOn)) : null],
        [words.lastContact, lastContactOf(person)],
        [words.accounts, accounts.length > 0 ? <Accounts key="accounts" accounts={accounts} /> : copy.guest],
      ]}
    />
  );
}

function Phones({ phones }: { phones: readonly string[] }) {
  return (
    <Cluster $gap={3}>
      {phones.map((phone) => (
        <PhoneLink key={phone} phone={phone} />
      ))}
    </Cluster>
  );
}

function Accounts({ accounts }: Pick<PersonDetails, 'accounts'>) {
  return (
    <Cluster $gap={3}>
      {accounts.map(({ id, fullName }) => (
        <Link key={id} to={recordAddress('customer', String(id)) ?? ''}>
          {words.account(fullName)}
        </Link>
      ))}
    </Cluster>
  );
}

function lastContactOf({ lastContact }: PersonDetails): string | null {
  if (!lastContact) return null;
  const { kind, at, by, text } = lastContact;
  return [words[kind], formatDateTime(at), by, text].filter(Boolean).join('، ');
}
