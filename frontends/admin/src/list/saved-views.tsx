import { Link } from '@afshoreh/contracts/router';
import { useQuery, type UseQueryOptions } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { Button, IconButton } from '@afshoreh/ui';
import { color, focusRing, font, media, radius, space, visuallyHidden } from '@afshoreh/ui/theme';
import { BookmarkPlus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { ManageViewsDialog } from './manage-views-dialog';
import { SaveViewDialog } from './save-view-dialog';
import type { useListSearch } from './use-list-search';
import { searchOf, useListViews, type ListView } from './views';

const words = copy.views;
/** The server's bound for one list. */
const MOST = 12;
const COUNT_HOLDS_MS = 60_000;

// Each list has a key and an answer of its own shape.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type CountQuery = UseQueryOptions<any, Error, number, any>;

interface SavedViewsProps {
  /** Of which list. */
  list: string;
  search: Pick<ReturnType<typeof useListSearch>, 'params'>;
  /** The parameters of the address that are a part of a view. */
  kept: readonly string[];
  /** How many rows an address finds. */
  countOf: (params: URLSearchParams) => CountQuery;
}

/** Searches that the account keeps under names, each with how many rows it finds now, and a way to keep this one. */
export function SavedViews({ list, search: { params }, kept, countOf }: SavedViewsProps) {
  const { views, isThere, save } = useListViews(list);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const current = searchOf(params, kept);
  const isSaved = views.some(({ search }) => search === current);
  const maySave = isThere && current !== '' && !isSaved && views.length < MOST;
  // The row is there before its views are known, and when there are none: what lies below never jumps.
  return (
    <Row role="group" aria-label={words.label}>
      <Views>
        {views.map((view) => (
          <ViewLink key={view.name + view.search} view={view} isCurrent={view.search === current} countOf={countOf} />
        ))}
      </Views>
      {views.length > 0 && (
        <IconButton label={words.manage} icon={<Settings2 />} size="small" onClick={() => setDialog('manage')} />
      )}
      <Save variant="ghost" size="small" disabled={!maySave} onClick={() => setDialog('save')}>
        <BookmarkPlus aria-hidden />
        <span>{words.save}</span>
      </Save>
      {dialog === 'save' && (
        <SaveViewDialog
          save={save}
          viewsWith={(name) => [...views, { name, search: current }]}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'manage' && <ManageViewsDialog save={save} views={views} onClose={() => setDialog(null)} />}
    </Row>
  );
}

interface ViewLinkProps extends Pick<SavedViewsProps, 'countOf'> {
  view: ListView;
  isCurrent: boolean;
}

function ViewLink({ view: { name, search }, isCurrent, countOf }: ViewLinkProps) {
  const { data: count } = useQuery({ ...countOf(new URLSearchParams(search)), staleTime: COUNT_HOLDS_MS });
  return (
    <View to={`?${search}`} aria-current={isCurrent ? 'true' : undefined}>
      {name}
      <Count>{count === undefined ? '…' : formatNumber(count)}</Count>
    </View>
  );
}

const Row = styled.div`
  display: flex;
  align-items: start;
  gap: ${space(1)};
`;

const Views = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: 0;
  gap: ${space(1)} ${space(2)};
  /* Room for the focus ring, which the scrolling box would cut. */
  margin: -${space(1)};
  padding: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.lg} {
    flex-wrap: wrap;
  }
`;

/** A sign alone on a phone whose row the names of views need. */
const Save = styled(Button)`
  ${media.phone} {
    padding-inline: ${space(3)};

    ${Views}:not(:empty) ~ & > span {
      ${visuallyHidden}
    }
  }
`;

const View = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  flex: none;
  max-inline-size: 100%;
  min-block-size: 2.5rem;
  padding-inline: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.small};
  background: ${color('surface')};
  color: ${color('text')};
  font-size: ${font.sm};
  text-decoration: none;
  ${focusRing}

  ${media.phone} {
    min-block-size: 2.75rem;
  }
  &:hover {
    border-color: ${color('control')};
  }
  &[aria-current] {
    border-color: ${color('brand')};
    box-shadow: inset 0 0 0 1px ${color('brand')};
  }
`;

/** As wide as two digits before it is known. */
const Count = styled.span`
  min-inline-size: 1.25rem;
  color: ${color('muted')};
  text-align: center;
`;
