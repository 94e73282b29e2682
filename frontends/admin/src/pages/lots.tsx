import { formatKilograms } from '@afshoreh/persian';
import { Cluster, IconLink, Ltr } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { ExternalLink, Eye, Pencil } from 'lucide-react';
import styled from 'styled-components';
import { persianDay } from '../form/persian-day';
import { AnalysisDialog } from '../features/lots/components/analysis-dialog';
import { LotBadge } from '../features/lots/components/lot-badge';
import { LotDialog } from '../features/lots/components/lot-dialog';
import { LotView } from '../features/lots/components/lot-view';
import { VerdictBadge } from '../features/lots/components/verdict-badge';
import { copy } from '../features/lots/copy';
import { lotPath, lots, type Lot } from '../features/lots/lots';
import { idOf } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';
import { ResourceList } from '../resource/resource-list';
import { useMay } from '../session/access';

const { columns: headers } = copy;

const COLUMNS: TableColumn<Lot>[] = [
  {
    key: 'number',
    header: headers.number,
    heading: true,
    sortable: true,
    title: ({ number }) => number,
    cell: ({ number }) => (
      <strong>
        <Ltr>{number}</Ltr>
      </strong>
    ),
  },
  {
    key: 'product',
    card: 'wide',
    header: headers.product,
    title: ({ productName }) => productName,
    cell: ({ productName }) => <bdi>{productName}</bdi>,
  },
  {
    key: 'produced',
    header: headers.producedOn,
    sortable: true,
    cell: ({ producedOn }) => persianDay(producedOn),
  },
  {
    key: 'best_before',
    header: headers.bestBefore,
    sortable: true,
    cell: ({ bestBefore, state }) => (
      <Day $gap={2}>
        <bdi>{persianDay(bestBefore)}</bdi>
        <LotBadge state={state} />
      </Day>
    ),
  },
  { key: 'verdict', header: headers.verdict, cell: ({ verdict }) => <VerdictBadge verdict={verdict} /> },
  { key: 'kilograms', header: headers.kilograms, cell: ({ kilograms }) => formatKilograms(kilograms) },
];

export const head = { title: copy.title };

/** The lot whose form is open (`?lot=edit-12`). */
const editedOf = (value: string | null) => idOf(value?.match(/^edit-(\d+)$/)?.[1] ?? null);

/** `/admin/lots`: the lots with their certificates of analysis. */
export default function LotsPage() {
  const mayChange = useMay()('catalogue', 'write');
  const analysis = useOpened('analysis');
  const analysisId = idOf(analysis.value);
  const corrects = idOf(analysis.value?.match(/^correct-(\d+)$/)?.[1] ?? null);
  const isBegun = mayChange && (analysis.value === 'new' || corrects !== null);
  return (
    <ResourceList
      of={lots}
      columns={COLUMNS}
      mayChange={mayChange}
      mayDelete={({ status }) => status === 'draft'}
      mayExport={false}
      rowActions={({ id, number, status }, linkTo) => (
        <>
          <IconLink {...linkTo(id)} label={copy.viewOf(number)} icon={<Eye />} size="small" />
          {mayChange && status === 'draft' && (
            <IconLink {...linkTo(`edit-${id}`)} label={copy.editOf(number)} icon={<Pencil />} size="small" />
          )}
          {status !== 'draft' && (
            <IconLink
              to={lotPath(number)}
              target="_blank"
              label={copy.publicPageOf(number)}
              icon={<ExternalLink />}
              size="small"
            />
          )}
        </>
      )}
      add
    >
      {({ value, id, askDelete, replace, replaceLinkTo, close }) => {
        const edited = editedOf(value);
        if (analysisId !== null || (isBegun && id !== null))
          return (
            <AnalysisDialog
              key={analysis.value}
              id={analysisId ?? undefined}
              lotId={id ?? undefined}
              corrects={corrects}
              onClose={analysis.close}
            />
          );
        if (id !== null)
          return (
            <LotView key={id} id={id} editLink={replaceLinkTo(`edit-${id}`)} onDelete={askDelete} onClose={close} />
          );
        if (!mayChange || (edited === null && value !== 'new')) return null;
        return (
          <LotDialog
            key={value}
            id={edited ?? undefined}
            onClose={close}
            onSaved={(saved) => (saved ? replace(saved.id) : close())}
          />
        );
      }}
    </ResourceList>
  );
}

const Day = styled(Cluster)`
  flex-wrap: nowrap;
`;
