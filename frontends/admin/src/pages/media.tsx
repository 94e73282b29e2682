import { formatNumber } from '@afshoreh/persian';
import { Button, SearchField, SelectField } from '@afshoreh/ui';
import { Tabs } from '@afshoreh/ui/tabs';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DeleteMediaDialog } from '../features/media/components/delete-media-dialog';
import { DropNotice } from '../features/media/components/drop-notice';
import { CardsSkeleton, MediaCards } from '../features/media/components/media-cards';
import { MediaDialog } from '../features/media/components/media-dialog';
import { UploadDialog } from '../features/media/components/upload-dialog';
import { copy } from '../features/media/copy';
import { useDropAnywhere } from '../features/media/use-drop-anywhere';
import { useMediaUploads } from '../features/media/use-media-uploads';
import { Screen } from '../layout/screen';
import { Counted } from '../list/counted';
import { Filters, ListResults } from '../list/list-results';
import { RANGE_PARAMETERS } from '../list/period';
import { PeriodMenu } from '../list/period-menu';
import { SavedViews } from '../list/saved-views';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';
import {
  foundMediaQuery,
  MEDIA_SORTS,
  MEDIA_TABS,
  mediaCountsQuery,
  mediaQuery,
  mediaSearchOf,
  type MediaItem,
} from '../media/get-media';

const SORTS = MEDIA_SORTS.map((value) => ({ value, label: copy.sorts[value] }));

const NARROWING = ['q', 'type', ...RANGE_PARAMETERS];
const KEPT = [...NARROWING, 'sort', 'size'];
const countOf = (params: URLSearchParams) => foundMediaQuery(mediaSearchOf(params, new Date()));

export const head = { title: copy.title };

export default function MediaPage() {
  const search = useListSearch();
  const { params, q, page, size, change } = search;
  const filters = useMemo(() => mediaSearchOf(params, new Date()), [params]);
  const { type, sort } = filters;
  const files = useQuery({ ...mediaQuery({ ...filters, page, limit: size }), placeholderData: keepPreviousData });
  const counts = useQuery(mediaCountsQuery).data;
  const opened = useOpened('media');
  const openedId = idOf(opened.value);
  const [toDelete, setToDelete] = useState<MediaItem | null>(null);
  const uploads = useMediaUploads(opened);
  const isOver = useDropAnywhere(uploads.drop);
  const uploadButton = (
    <Button size="small" onClick={() => opened.open('upload')}>
      <Upload />
      {copy.upload}
    </Button>
  );

  const results = (
    <ListResults
      copy={copy}
      query={files}
      search={search}
      filtered={NARROWING.some((name) => params.has(name))}
      firstStep={uploadButton}
      skeleton={<CardsSkeleton />}
    >
      {(items, stale) => (
        <MediaCards
          items={items}
          total={files.data?.total ?? 0}
          search={search}
          filters={filters}
          stale={stale}
          linkTo={({ id }) => opened.linkTo(id)}
          onDetails={({ id }) => opened.open(id)}
          onDelete={setToDelete}
        />
      )}
    </ListResults>
  );
  return (
    <Screen
      title={copy.title}
      views={<SavedViews list="media" search={search} kept={KEPT} countOf={countOf} />}
      note={files.data && copy.found(formatNumber(files.data.total))}
      actions={uploadButton}
    >
      <Filters>
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
        <SelectField
          label={copy.sort}
          labelHidden
          options={SORTS}
          value={sort}
          onChange={({ target }) => change({ sort: target.value === 'newest' ? null : target.value })}
        />
        <PeriodMenu search={search} />
      </Filters>
      <Tabs
        label={copy.tabsLabel}
        value={type}
        onValueChange={(value) => change({ type: value === 'all' ? null : value })}
        tabs={MEDIA_TABS.map((value) => ({
          value,
          label: <Counted name={copy.tabs[value]} count={counts?.[value]} />,
          content: results,
        }))}
      />
      {isOver && opened.value !== 'upload' && <DropNotice />}
      {opened.value === 'upload' && <UploadDialog queue={uploads.queue} onClose={uploads.close} />}
      {openedId !== null && <MediaDialog key={openedId} id={openedId} onClose={opened.close} onDelete={setToDelete} />}
      {toDelete && (
        <DeleteMediaDialog
          item={toDelete}
          onClose={() => setToDelete(null)}
          onDeleted={() => {
            setToDelete(null);
            if (openedId !== null) opened.close();
          }}
        />
      )}
    </Screen>
  );
}
