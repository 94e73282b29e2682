import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
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

interface MediaFieldProps {
  label: string;
  /** Replaces the default hint about the accepted files. */
  hint?: ReactNode;
  /** The address of a file on this site, or an empty text. */
  value: string;
  error?: string | undefined;
  kind: MediaKind;
  /** `address` is empty when the file was removed. `item` is given when a file was chosen or uploaded. */
  onChange: (address: string, item?: MediaItem) => void;
  /** The element to focus when the field is invalid, as `Controller` passes it. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A field for a file, which is chosen from the media library or uploaded here, with a button or by dropping it on the
 * field.
 */
export function MediaField({ label, hint, value, error, kind, onChange, ref }: MediaFieldProps) {
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
    <FormField label={label} hint={hint ?? copy.hints[kind]} error={failure ?? error}>
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

interface MediaFormFieldProps<Values extends FieldValues, Parsed> extends Pick<
  MediaFieldProps,
  'label' | 'hint' | 'kind'
> {
  control: Control<Values, unknown, Parsed>;
  name: FieldPath<Values>;
}

/** A `MediaField` for the field `name` of a form. */
export function MediaFormField<Values extends FieldValues, Parsed>(props: MediaFormFieldProps<Values, Parsed>) {
  const { control, name, ...field } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
        <MediaField
          {...field}
          {...{ value: value ?? '', error: error?.message, ref }}
          onChange={(address) => onChange(address)}
        />
      )}
    />
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
