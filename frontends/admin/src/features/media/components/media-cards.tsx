import type { LinkProps } from '@afshoreh/contracts/router';
import { showToast } from '@afshoreh/contracts';
import { useQueryClient } from '@afshoreh/contracts/query';
import { Loading, Skeleton } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { allPages } from '../../../list/all-pages';
import { BulkBar } from '../../../list/bulk-bar';
import { BulkFailures } from '../../../list/bulk-failures';
import { copy as listCopy } from '../../../list/copy';
import { ListTools } from '../../../list/list-tools';
import { useBulk, type BulkAction } from '../../../list/use-bulk';
import type { useListSearch } from '../../../list/use-list-search';
import { useSelection } from '../../../list/use-selection';
import { exportMedia, mediaQuery, type MediaItem, type MediaSearch } from '../../../media/get-media';
import { deleteMedia, useRefetchMedia } from '../change-media';
import { copy } from '../copy';
import { MediaCard } from './media-card';

const PLACES = Array.from({ length: 12 }, (_, place) => place);
const { bulk: label, bulkTitle, bulkText, confirm } = copy.deleteDialog;
const ACTIONS: BulkAction<MediaItem>[] = [
  { label, tone: 'danger', question: { title: bulkTitle, text: bulkText, confirm }, run: deleteMedia },
];

interface MediaCardsProps {
  items: MediaItem[];
  total: number;
  search: ReturnType<typeof useListSearch>;
  filters: MediaSearch;
  stale: boolean;
  linkTo: (item: MediaItem) => Pick<LinkProps, 'to' | 'state'>;
  onDetails: (item: MediaItem) => void;
  onDelete: (item: MediaItem) => void;
}

/** The files of one page as cards; what is chosen among them can be deleted at once. */
export function MediaCards({ items, total, search, filters, stale, linkTo, onDetails, onDelete }: MediaCardsProps) {
  const queryClient = useQueryClient();
  const refetch = useRefetchMedia();
  const selection = useSelection(items);
  const [isSelectingAll, setIsSelectingAll] = useState(false);
  const bulk = useBulk<MediaItem>(async () => {
    selection.clear();
    await refetch();
  });
  const handleSelectAll = async () => {
    setIsSelectingAll(true);
    await allPages((page) => queryClient.fetchQuery(mediaQuery({ ...filters, ...page }))).then(
      selection.replace,
      (error: Error) => showToast({ tone: 'error', title: listCopy.loadAllFailed, description: error.message }),
    );
    setIsSelectingAll(false);
  };
  return (
    <>
      <BulkFailures
        failures={bulk.failures}
        nameOf={({ originalFilename }) => originalFilename}
        onClose={bulk.forgetFailures}
      />
      <ListTools search={search} csv={{ fileName: 'media.csv', fetch: () => exportMedia(filters) }} />
      <Grid aria-label={copy.list} aria-busy={stale || undefined}>
        {items.map((item) => (
          <MediaCard
            key={item.id}
            item={item}
            details={linkTo(item)}
            onDetails={() => onDetails(item)}
            onDelete={() => onDelete(item)}
            isSelected={selection.isSelected(item)}
            onSelect={(range) => selection.toggle(item, range)}
          />
        ))}
      </Grid>
      {(selection.items.length > 0 || bulk.progress) && (
        <BulkBar
          items={selection.items}
          actions={ACTIONS}
          links={[]}
          bulk={bulk}
          total={total}
          isSelectingAll={isSelectingAll}
          onSelectAll={() => void handleSelectAll()}
          onClear={selection.clear}
        />
      )}
    </>
  );
}

/** As high as the cards that come. */
export function CardsSkeleton() {
  return (
    <Loading>
      <Grid as="div">
        {PLACES.map((place) => (
          <Skeleton key={place} height="19rem" />
        ))}
      </Grid>
    </Loading>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: ${space(3)};
  padding: 0;
  list-style: none;
`;
