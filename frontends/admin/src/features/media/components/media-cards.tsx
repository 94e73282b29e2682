import type { LinkProps } from '@afshoreh/contracts/router';
import { Loading, Skeleton } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { useListBulk } from '../../../list/use-list-bulk';
import type { MediaItem } from '../../../media/get-media';
import type { ListSearch } from '../../../resource/resource';
import { useRecordBulk } from '../../../resource/use-resource';
import { copy } from '../copy';
import { library } from '../media';
import { MediaCard } from './media-card';

const PLACES = Array.from({ length: 12 }, (_, place) => place);

interface MediaCardsProps {
  items: MediaItem[];
  total: number;
  search: ListSearch;
  stale: boolean;
  linkTo: (item: MediaItem) => Pick<LinkProps, 'to' | 'state'>;
  onDetails: (item: MediaItem) => void;
  onDelete: (item: MediaItem) => void;
}

/** The files of one page as cards. Selected files can be deleted together. */
export function MediaCards({ items, total, search, stale, linkTo, onDetails, onDelete }: MediaCardsProps) {
  const bulk = useRecordBulk(library, search);
  const { selection, failures, bar } = useListBulk({ rows: items, total, nameOf: library.nameOf, bulk });
  return (
    <>
      {failures}
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
      {bar}
    </>
  );
}

/** Skeletons of the same height as the cards. */
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
`;
