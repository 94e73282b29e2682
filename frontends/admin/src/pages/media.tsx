import { formatNumber } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { useQuery } from '@afshoreh/contracts/query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { DeleteMediaDialog } from '../features/media/components/delete-media-dialog';
import { DropNotice } from '../features/media/components/drop-notice';
import { CardsSkeleton, MediaCards } from '../features/media/components/media-cards';
import { MediaDialog } from '../features/media/components/media-dialog';
import { UploadDialog } from '../features/media/components/upload-dialog';
import { copy } from '../features/media/copy';
import { library } from '../features/media/media';
import { useDropAnywhere } from '../features/media/use-drop-anywhere';
import { useMediaUploads } from '../features/media/use-media-uploads';
import { Screen } from '../layout/screen';
import { ListResults } from '../list/list-results';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';
import type { MediaItem } from '../media/get-media';
import { ResourceToolbar } from '../resource/resource-list';

export const head = { title: copy.title };

export default function MediaPage() {
  const search = useListSearch();
  const files = useQuery(library.page(search));
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

  return (
    <Screen title={copy.title} note={files.data && copy.found(formatNumber(files.data.total))} actions={uploadButton}>
      <ResourceToolbar of={library} search={search} perPage={copy.perPage} />
      <ListResults
        copy={copy}
        query={files}
        search={search}
        filtered={library.filterParameters.some((name) => search.params.has(name))}
        firstStep={uploadButton}
        skeleton={<CardsSkeleton />}
      >
        {(items, stale) => (
          <MediaCards
            items={items}
            total={files.data?.total ?? 0}
            search={search}
            stale={stale}
            linkTo={({ id }) => opened.linkTo(id)}
            onDetails={({ id }) => opened.open(id)}
            onDelete={setToDelete}
          />
        )}
      </ListResults>
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
