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
/** The limit of the server for one list. */
const MAX_VIEWS = 12;
const COUNT_HOLDS_MS = 60_000;

// Each list has its own types of key and response.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type CountQuery = UseQueryOptions<any, Error, number, any>;

export interface SavedViewsProps {
  /** The name of the list. */
  list: string;
  search: Pick<ReturnType<typeof useListSearch>, 'params'>;
  /** The parameters of the address that belong to a view. */
  kept: readonly string[];
  /** Returns the query for the number of rows that an address finds. */
  countOf: (params: URLSearchParams) => CountQuery;
  /** Called when a view is opened. */
  onChoose?: () => void;
}

/** The saved views of the account, each with its current number of rows, and a button that saves the current search. */
export function SavedViews({ list, search: { params }, kept, countOf, onChoose }: SavedViewsProps) {
  const { views, isThere, save } = useListViews(list);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const current = searchOf(params, kept);
  const isSaved = views.some(({ search }) => search === current);
  const maySave = isThere && current !== '' && !isSaved && views.length < MAX_VIEWS;
  // The row is rendered before the views are loaded, and also without views, so that nothing below it moves.
  return (
    <Row role="group" aria-label={words.label}>
      <Views>
        {views.map((view) => (
          <ViewLink
            key={view.name + view.search}
            view={view}
            isCurrent={view.search === current}
            countOf={countOf}
            onChoose={onChoose}
          />
        ))}
      </Views>
      {views.length > 0 && (
        <IconButton label={words.manage} icon={<Settings2 />} size="small" onClick={() => setDialog('manage')} />
      )}
      <Save variant="ghost" size="small" disabled={!maySave} onClick={() => setDialog('save')}>
        <BookmarkPlus />
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

interface ViewLinkProps extends Pick<SavedViewsProps, 'countOf' | 'onChoose'> {
  view: ListView;
  isCurrent: boolean;
}

function ViewLink({ view: { name, search }, isCurrent, countOf, onChoose }: ViewLinkProps) {
  const { data: count } = useQuery({ ...countOf(new URLSearchParams(search)), staleTime: COUNT_HOLDS_MS });
  return (
    <View to={`?${search}`} aria-current={isCurrent ? 'true' : undefined} onClick={onChoose}>
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

/** Phones show only the icon, because the names of the views need the room. */
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

/** Reserves room for two digits until the number is loaded. */
const Count = styled.span`
  min-inline-size: 1.25rem;
  color: ${color('muted')};
  text-align: center;
`;
