import { formatKilograms } from '@afshoreh/persian';
import { AnchorButton, Button, Cluster, LinkButton, Stack } from '@afshoreh/ui';
import { ExternalLink, Pencil } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { persianDay } from '../../../form/persian-day';
import { Muted } from '../../../layout/muted';
import { DescriptionList } from '../../../list/description-list';
import { RecordView } from '../../../resource/record-view';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { isEditable, lotPath, lots, type Lot, type LotDetails } from '../lots';
import { AnalysesList } from './analyses-list';
import { LotBadge } from './lot-badge';
import { StatusDialog } from './status-dialog';

const words = copy.viewing;
const { columns } = copy;

interface LotViewProps {
  id: number;
  /** The link to the form of the lot. */
  editLink: Pick<ComponentProps<typeof LinkButton>, 'to' | 'state'>;
  /** Undefined when the role may not delete. */
  onDelete: ((lot: Lot) => void) | undefined;
  onClose: () => void;
}

/** A lot with its certificates, and the actions on both. */
export function LotView({ id, editLink, onDelete, onClose }: LotViewProps) {
  const mayWrite = useMay()('catalogue', 'write');
  return (
    <RecordView
      of={lots}
      id={id}
      words={words}
      buttons={(lot) =>
        mayWrite &&
        isEditable(lot) && (
          <>
            {onDelete && (
              <Button variant="ghost" onClick={() => onDelete(lot)}>
                {copy.deleteTitle}
              </Button>
            )}
            <LinkButton {...editLink} variant="secondary">
              <Pencil />
              {words.edit}
            </LinkButton>
          </>
        )
      }
      onClose={onClose}
    >
      {(lot) => (
        <Stack $gap={6}>
          <Facts lot={lot} />
          <Cluster $gap={2}>
            {mayWrite && <StatusButtons lot={lot} />}
            {lot.status !== 'draft' && (
              <AnchorButton href={lotPath(lot.number)} target="_blank" variant="ghost" size="small">
                <ExternalLink />
                {copy.publicPage}
              </AnchorButton>
            )}
          </Cluster>
          <AnalysesList lot={lot} />
        </Stack>
      )}
    </RecordView>
  );
}

function Facts({ lot }: { lot: LotDetails }) {
  const { productName, producedOn, bestBefore, kilograms, pack, state } = lot;
  return (
    <Stack $gap={3}>
      <div>
        <LotBadge state={state} />
      </div>
      <DescriptionList
        items={[
          [columns.product, productName],
          [columns.producedOn, persianDay(producedOn)],
          [columns.bestBefore, persianDay(bestBefore)],
          [columns.kilograms, formatKilograms(kilograms)],
          [words.pack, pack],
        ]}
      />
      {state === 'expired' && <Muted $size="sm">{copy.status.expired}</Muted>}
    </Stack>
  );
}

/** Releases or blocks the lot after a confirmation. */
function StatusButtons({ lot }: { lot: LotDetails }) {
  const [to, setTo] = useState<'released' | 'blocked' | null>(null);
  const { status } = lot;
  return (
    <>
      {status !== 'released' && (
        <Button size="small" onClick={() => setTo('released')}>
          {status === 'blocked' ? copy.status.releaseAgain : copy.status.release}
        </Button>
      )}
      {status !== 'blocked' && (
        <Button size="small" variant="secondary" onClick={() => setTo('blocked')}>
          {copy.status.block}
        </Button>
      )}
      {to && <StatusDialog lot={lot} to={to} onClose={() => setTo(null)} />}
    </>
  );
}
