import { Button, FormField, TextField, Stack } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { copy as mediaCopy } from '../../../media/copy';
import { ACCEPTED_TYPES } from '../../../media/media-kind';
import { useFileDrop } from '../../../media/use-file-drop';
import { copy } from '../copy';
import type { UploadQueue } from '../use-upload-queue';
import { UploadList } from './upload-list';
import { FileInput } from '../../../media/file-input';

const words = copy.uploads;

interface UploadDialogProps {
  queue: UploadQueue;
  onClose: () => void;
}

/** Uploads start as soon as files are chosen. Until they finish, the dialog allows nothing else. */
export function UploadDialog({ queue, onClose }: UploadDialogProps) {
  const { uploads, isRunning, add, cancelAll } = queue;
  const [tags, setTags] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { isOver, drop } = useFileDrop((files) => add(files, tags));

  return (
    <Dialog
      keepOnOutsidePress
      busy={isRunning}
      title={words.title}
      description={words.description}
      onClose={onClose}
      footer={
        isRunning ? (
          <Button variant="secondary" onClick={cancelAll}>
            {words.cancelAll}
          </Button>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        )
      }
    >
      <Stack $gap={4} {...drop}>
        <TextField
          label={words.tags}
          hint={words.tagsHint}
          maxLength={500}
          disabled={isRunning}
          value={tags}
          onChange={({ target }) => setTags(target.value)}
        />
        <FormField label={words.file} required hint={mediaCopy.hints.any}>
          {(control) => (
            <DropZone data-over={isOver || undefined}>
              <FileInput
                {...control}
                ref={input}
                multiple
                accept={ACCEPTED_TYPES.any}
                disabled={isRunning}
                onFiles={(files) => add(files, tags)}
              />
              <Button variant="secondary" disabled={isRunning} onClick={() => input.current?.click()}>
                <Upload /> {words.choose}
              </Button>
              <small>{isOver ? copy.dropNow : words.drop}</small>
            </DropZone>
          )}
        </FormField>
        {uploads.length > 0 && <UploadList queue={queue} />}
      </Stack>
    </Dialog>
  );
}

const DropZone = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(5)};
  border: 1px dashed ${color('control')};
  border-radius: ${radius.medium};

  &[data-over] {
    border-color: ${color('brandText')};
    background: ${color('brandSoft')};
  }
  & > small {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
