import { formatNumber } from '@afshoreh/persian';
import { Button, Cluster, EmptyState, Skeleton } from '@afshoreh/ui';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { color, focusRing, font, radius, space } from '@afshoreh/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { QueryLoader } from '../layout/query-loader';
import { copy } from './copy';
import { type MediaItem, type MediaTab, mediaQuery } from './get-media';
import { gridKeys } from './grid-keys';
import { MediaThumbnail } from './media-thumbnail';
import { FileName } from './file-name';

const words = copy.picker;
const PAGE = 24;
const PLACES = Array.from({ length: 12 }, (_, place) => place);

interface MediaGridProps {
  q: string;
  type: MediaTab;
  onPick: (item: MediaItem) => void;
}

/** Pages of files to choose from. The arrow keys move between files. */
export function MediaGrid({ q, type, onPick }: MediaGridProps) {
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const query = useQuery({
    ...mediaQuery({ q: q || undefined, type, page, limit: PAGE }),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  const hasChangedPage = useRef(false);
  useEffect(() => {
    if (!hasChangedPage.current || isPlaceholderData) return;
    hasChangedPage.current = false;
    list.current?.querySelector('button')?.focus();
  }, [data, isPlaceholderData]);

  const changePage = (step: number) => {
    hasChangedPage.current = true;
    setPage(page + step);
  };
  const files = ({ items, total }: { items: MediaItem[]; total: number }) => {
    const pageCount = Math.ceil(total / PAGE);
    if (items.length === 0) {
      return q ? (
        <EmptyState level={3} title={words.noneTitle} text={words.noneText} />
      ) : (
        <EmptyState level={3} title={words.emptyTitle} text={words.emptyText} />
      );
    }
    return (
      <>
        <Grid ref={list} aria-label={words.grid} aria-busy={isPlaceholderData || undefined} onKeyDown={gridKeys}>
          {items.map((item) => (
            <li key={item.id}>
              <Choice type="button" title={item.originalFilename} onClick={() => onPick(item)}>
                <MediaThumbnail item={item} sizes="10rem" />
                <FileName>{item.originalFilename}</FileName>
              </Choice>
            </li>
          ))}
        </Grid>
        {pageCount > 1 && (
          <Cluster $justify="center">
            {page > 1 && (
              <Button variant="ghost" size="small" onClick={() => changePage(-1)}>
                {words.previous}
              </Button>
            )}
            <span role="status">{words.pageOf(formatNumber(page), formatNumber(pageCount))}</span>
            {page < pageCount && (
              <Button variant="ghost" size="small" onClick={() => changePage(1)}>
                {words.next}
              </Button>
            )}
          </Cluster>
        )}
      </>
    );
  };
  return (
    <QueryLoader queries={[query]} failed={words.loadFailed} skeleton={<GridSkeleton />}>
      {files}
    </QueryLoader>
  );
}

function GridSkeleton() {
  return (
    <Grid as="div">
      {PLACES.map((place) => (
        <Skeleton key={place} height="9rem" />
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${space(3)};
  margin-block-end: ${space(3)};
`;

const Choice = styled.button`
  display: grid;
  inline-size: 100%;
  overflow: hidden;
  padding: 0;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};
  color: ${color('text')};
  font-size: ${font.xs};
  ${focusRing}

  &:hover {
    border-color: ${color('brandText')};
  }
  & > bdi {
    overflow: hidden;
    padding: ${space(1)} ${space(2)};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
