import { AnchorButton, Button, Cluster, type ControlAttributes } from '@afshoreh/ui';
import { Eye, Images, Trash2, Upload } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { copy } from '../media/copy';
import { ACCEPTED_TYPES, type MediaKind } from '../media/media-kind';
import { FileInput } from '../media/file-input';

interface MediaFieldButtonsProps {
  label: string;
  value: string;
  kind: MediaKind;
  control: ControlAttributes;
  chooseRef: Ref<HTMLButtonElement> | undefined;
  onChoose: () => void;
  onFile: (file: File | undefined) => void;
  onRemove: () => void;
}

export function MediaFieldButtons(props: MediaFieldButtonsProps) {
  const { label, value, kind, control, chooseRef, onChoose, onFile, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const described = { 'aria-describedby': control['aria-describedby'] };
  return (
    <Cluster $gap={2}>
      <FileInput {...control} ref={input} accept={ACCEPTED_TYPES[kind]} onFiles={([file]) => onFile(file)} />
      <Button
        ref={chooseRef}
        variant="secondary"
        size="small"
        aria-label={copy.about(copy.choose, label)}
        {...described}
        onClick={onChoose}
      >
        <Images /> {copy.choose}
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={copy.about(copy.upload, label)}
        {...described}
        onClick={() => input.current?.click()}
      >
        <Upload /> {copy.upload}
      </Button>
      {value && (
        <>
          <AnchorButton
            variant="ghost"
            size="small"
            href={value}
            target="_blank"
            rel="noreferrer"
            aria-label={copy.about(copy.view, label)}
          >
            <Eye /> {copy.view}
          </AnchorButton>
          <Button variant="ghost" size="small" aria-label={copy.about(copy.remove, label)} onClick={onRemove}>
            <Trash2 /> {copy.remove}
          </Button>
        </>
      )}
    </Cluster>
  );
}
