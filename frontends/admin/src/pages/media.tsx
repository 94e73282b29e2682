import { formatNumber } from '@afshoreh/persian';
import { Button, SearchField, SelectField } from '@afshoreh/ui';
import { Tabs } from '@afshoreh/ui/tabs';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { DeleteMediaDialog } from '../features/media/components/delete-media-dialog';
import { DropNotice } from '../features/media/components/drop-notice';
import { CardsSkeleton, MediaCards } from '../features/media/components/media-cards';
import { MediaDialog } from '../features/media/components/media-dialog';
import { UploadDialog } from '../features/media/components/upload-dialog';
import { copy } from '../features/media/copy';
import { useDropAnywhere } from '../features/media/use-drop-anywhere';
import { useMediaUploads } from '../features/media/use-media-uploads';
import { Screen } from '../layout/screen';
import { Filters, ListResults } from '../list/list-results';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';
import {
  MEDIA_SORTS,
  MEDIA_TABS,
  mediaCountsQuery,
  mediaQuery,
  mediaSortOf,
  mediaTabOf,
  type MediaItem,
} from '../media/get-media';

const SORTS = MEDIA_SORTS.map((value) => ({ value, label: copy.sorts[value] }));

export const head = { title: copy.title };

export default function MediaPage() {
  const search = useListSearch();
  const { params, q, page, size, change } = search;
  const type = mediaTabOf(params.get('type'));
  const sort = mediaSortOf(params.get('sort'));
  const filters = { q: q || undefined, type, sort };
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
      filtered={q !== '' || type !== 'all'}
      firstStep={uploadButton}
      skeleton={<CardsSkeleton />}
    >
      {(items, stale) => (
        <MediaCards
          items={items}
          total={files.data?.total ?? 0}
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
    <Screen title={copy.title} note={files.data && copy.found(formatNumber(files.data.total))} actions={uploadButton}>
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
      </Filters>
      <Tabs
        label={copy.tabsLabel}
        value={type}
        onValueChange={(value) => change({ type: value === 'all' ? null : value })}
        tabs={MEDIA_TABS.map((value) => ({
          value,
          label: counts ? copy.tab(copy.tabs[value], formatNumber(counts[value])) : copy.tabs[value],
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
