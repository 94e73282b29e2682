import { Button, SearchField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { Tabs } from '@afshoreh/ui/tabs';
import { color, font, space } from '@afshoreh/ui/theme';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../media/copy';
import { MEDIA_TABS, type MediaItem, type MediaTab } from '../media/get-media';
import { ACCEPTED_TYPES, LIBRARY_TAB, type MediaKind } from '../media/media-kind';
import { MediaGrid } from '../media/media-grid';
import { UploadProgress } from '../media/upload-progress';
import { useFileDrop } from '../media/use-file-drop';
import { useUpload } from '../media/use-upload';
import { Muted } from '../layout/muted';
import { FileInput } from '../media/file-input';

const words = copy.picker;

interface MediaPickerDialogProps {
  kind: MediaKind;
  /** Called for a chosen file and for one uploaded here. The caller closes the dialog. */
  onPick: (item: MediaItem) => void;
  onClose: () => void;
}

/** The media library as a dialog, to choose a file for a form. */
export function MediaPickerDialog({ kind, onPick, onClose }: MediaPickerDialogProps) {
  const [q, setQ] = useState('');
  const [tab, setTab] = useState<MediaTab>(LIBRARY_TAB[kind]);
  const input = useRef<HTMLInputElement>(null);
  const { upload, isUploading, share, cancel, failure } = useUpload(kind, onPick);
  const { isOver, drop } = useFileDrop(([file]) => upload(file));
  const grid = (type: MediaTab) => <MediaGrid key={`${type} ${q}`} q={q} type={type} onPick={onPick} />;

  return (
    <Dialog size="large" title={words.titles[kind]} description={words.description} onClose={onClose}>
      {/* The submit event of the search bubbles through React, also to the form that has opened this dialog. It
          must stop here. */}
      <Place {...drop} data-over={isOver || undefined} onSubmit={(event) => event.stopPropagation()}>
        <Tools>
          <SearchField label={words.search} placeholder={words.searchPlaceholder} value={q} onSearch={setQ} />
          {!isUploading && (
            <Button size="small" variant="secondary" onClick={() => input.current?.click()}>
              <Upload /> {words.uploadNew}
            </Button>
          )}
          <FileInput
            ref={input}
            aria-label={words.uploadNew}
            accept={ACCEPTED_TYPES[kind]}
            onFiles={([file]) => upload(file)}
          />
        </Tools>
        {isUploading && <UploadProgress share={share} onCancel={cancel} />}
        {failure && <Failure role="alert">{failure}</Failure>}
        <Muted $size="sm">{isOver ? copy.dropNow : `${copy.hints[kind]}، ${copy.dropHint}`}</Muted>
        {kind === 'any' ? (
          <Tabs
            label={words.tabsLabel}
            value={tab}
            onValueChange={(value) => setTab(value as MediaTab)}
            tabs={MEDIA_TABS.map((value) => ({ value, label: words.tabs[value], content: grid(value) }))}
          />
        ) : (
          grid(tab)
        )}
      </Place>
    </Dialog>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${space(3)};

  &[data-over] {
    outline: 2px dashed ${color('brandText')};
    outline-offset: ${space(2)};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

const Failure = styled.p`
  color: ${color('dangerText')};
  font-size: ${font.sm};
  font-weight: 500;
`;
