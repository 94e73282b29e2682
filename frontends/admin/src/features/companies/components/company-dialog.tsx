import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { Badge, Button, Cluster, Ltr, PhoneLink, SkeletonLines, Stack } from '@afshoreh/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { copy as listCopy } from '../../../list/copy';
import { DescriptionList } from '../../../list/description-list';
import { EventTimeline } from '../../../list/event-timeline';
import { PurchaseFigures } from '../../../list/purchase-figures';
import { QueryLoader } from '../../../layout/query-loader';
import { RecordView } from '../../../resource/record-view';
import { useMay } from '../../../session/access';
import { companies, figuresQuery, timelineQuery, type Company } from '../companies';
import { copy } from '../copy';
import { CompanyEditDialog } from './company-edit-dialog';
import { CompanyPeople } from './company-people';

const { dialog: words } = copy;
const FIRST = 10;
/** The largest page of the API. */
const MOST = 100;

interface CompanyDialogProps {
  id: number;
  onDelete: ((company: Company) => void) | undefined;
  onClose: () => void;
}

/** One company over the list: its people, what they bought, and what happened with them. */
export function CompanyDialog({ id, onDelete, onClose }: CompanyDialogProps) {
  const mayChange = useMay()('customers', 'write');
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <CompanyEditDialog id={id} onClose={() => setIsEditing(false)} />;
  const editButton = (
    <Button onClick={() => setIsEditing(true)}>
      <Pencil aria-hidden />
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
          <Figures id={id} />
          <Timeline id={id} />
        </Stack>
      )}
    </RecordView>
  );
}

function Details({ company: { nationalId, economicCode, phone, city, address, note, tags } }: { company: Company }) {
  const shownTags = tags.map((tag) => <Badge key={tag}>{tag}</Badge>);
  return (
    <DescriptionList
      items={[
        [words.nationalId, nationalId && <Ltr key="national">{nationalId}</Ltr>],
        [words.economicCode, economicCode && <Ltr key="economic">{economicCode}</Ltr>],
        [words.phone, phone && <PhoneLink key="phone" phone={phone} />],
        [words.city, city],
        [words.address, address],
        [
          words.tags,
          tags.length > 0 ? (
            <Cluster key="tags" $gap={2}>
              {shownTags}
            </Cluster>
          ) : null,
        ],
        [words.note, note],
      ]}
    />
  );
}

function Figures({ id }: { id: number }) {
  const figures = useQuery(figuresQuery(id));
  return (
    <QueryLoader queries={[figures]} failed={listCopy.purchases.loadFailed} skeleton={<SkeletonLines lines={3} />}>
      {(data) => <PurchaseFigures id="company-figures" figures={data} />}
    </QueryLoader>
  );
}

function Timeline({ id }: { id: number }) {
  const [limit, setLimit] = useState(FIRST);
  const timeline = useQuery({ ...timelineQuery(id, limit), placeholderData: keepPreviousData });
  return (
    <QueryLoader queries={[timeline]} failed={listCopy.events.loadFailed} skeleton={<SkeletonLines lines={3} />}>
      {({ items, total }) => (
        <EventTimeline
          id="company-timeline"
          entries={items}
          total={total}
          onMore={total > items.length && limit < MOST ? () => setLimit(MOST) : undefined}
          isLoading={timeline.isFetching}
        />
      )}
    </QueryLoader>
  );
}
