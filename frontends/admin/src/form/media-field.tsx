import { FormField } from '@afshoreh/ui';
import { color, radius, space } from '@afshoreh/ui/theme';
import { useState, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { copy } from '../media/copy';
import type { MediaItem } from '../media/get-media';
import type { MediaKind } from '../media/media-kind';
import { UploadProgress } from '../media/upload-progress';
import { useFileDrop } from '../media/use-file-drop';
import { useUpload } from '../media/use-upload';
import { MediaFieldButtons } from './media-field-buttons';
import { MediaFieldPreview } from './media-field-preview';
import { MediaPickerDialog } from './media-picker-dialog';

export interface MediaFieldProps {
  label: string;
  required?: boolean;
  /** Instead of which files are taken. */
  hint?: ReactNode;
  /** Address of a file on this site (D42), or empty. */
  value: string;
  /** What is wrong with it. */
  error?: string | undefined;
  kind: MediaKind;
  /** Empty when the file is taken away; the item when one was chosen or uploaded. */
  onChange: (address: string, item?: MediaItem) => void;
  /** What takes the focus when the field is wrong: `Controller` gives one. */
  ref?: Ref<HTMLButtonElement>;
}

/** A file from the media library, or uploaded where it is needed: with a button, or dropped on the field. */
export function MediaField({ label, required, hint, value, error, kind, onChange, ref }: MediaFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [known, setKnown] = useState<MediaItem | null>(null);
  const choose = (item: MediaItem) => {
    setKnown(item);
    onChange(item.url, item);
  };
  const { upload, isUploading, share, cancel, failure, forgetFailure } = useUpload(kind, choose);
  const { isOver, drop } = useFileDrop(([file]) => upload(file));
  const handlePick = (item: MediaItem) => {
    setIsChoosing(false);
    forgetFailure();
    choose(item);
  };
  const item = known?.url === value ? known : undefined;

  return (
    <FormField label={label} required={required} hint={hint ?? copy.hints[kind]} error={failure ?? error}>
      {(control) => (
        <Place {...drop} role="group" aria-label={label} data-over={isOver || undefined}>
          <MediaFieldPreview label={label} value={value} item={item} kind={kind} isOver={isOver} />
          {isUploading ? (
            <UploadProgress share={share} onCancel={cancel} />
          ) : (
            <MediaFieldButtons
              label={label}
              value={value}
              kind={kind}
              control={control}
              chooseRef={ref}
              onChoose={() => setIsChoosing(true)}
              onFile={upload}
              onRemove={() => {
                forgetFailure();
                onChange('');
              }}
            />
          )}
          {isChoosing && <MediaPickerDialog kind={kind} onPick={handlePick} onClose={() => setIsChoosing(false)} />}
        </Place>
      )}
    </FormField>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px dashed ${color('control')};
  border-radius: ${radius.medium};

  &[data-over] {
    border-color: ${color('brandText')};
    background: ${color('brandSoft')};
  }
`;
