import { toPersianDigits } from '@afshoreh/persian';
import { Button, FormField, IconButton, Stack } from '@afshoreh/ui';
import { color, radius, space } from '@afshoreh/ui/theme';
import { ImagePlus, X } from 'lucide-react';
import { useState, type Ref } from 'react';
import styled from 'styled-components';
import { MediaPickerDialog } from '../../../form/media-picker-dialog';
import { copy } from '../copy';
import { parseIds } from '../sellers';
import { FactoryImage } from './factory-image';

const MAX_IMAGES = 20;

interface FactoryImagesFieldProps {
  /** Ids of media files, separated by commas. */
  value: string;
  error?: string | undefined;
  onChange: (ids: string) => void;
  /** The element to focus when the field is invalid. */
  ref?: Ref<HTMLButtonElement>;
}

/** The pictures of a factory from the media library, in their order. */
export function FactoryImagesField({ value, error, onChange, ref }: FactoryImagesFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const ids = parseIds(value);
  return (
    <FormField label={copy.fields.factoryImages} hint={copy.images.hint} error={error}>
      {(control) => (
        <Stack $gap={3} role="group" aria-label={copy.fields.factoryImages}>
          {ids.length > 0 && (
            <Pictures>
              {ids.map((id, at) => (
                <li key={id}>
                  <FactoryImage id={id} nth={at + 1} />
                  <IconButton
                    label={copy.images.remove(toPersianDigits(at + 1))}
                    icon={<X />}
                    size="small"
                    onClick={() => onChange(ids.filter((each) => each !== id).join(','))}
                  />
                </li>
              ))}
            </Pictures>
          )}
          <div>
            <Button
              id={control.id}
              ref={ref}
              variant="secondary"
              size="small"
              aria-describedby={control['aria-describedby']}
              disabled={ids.length >= MAX_IMAGES}
              onClick={() => setIsChoosing(true)}
            >
              <ImagePlus /> {copy.images.add}
            </Button>
          </div>
          {isChoosing && (
            <MediaPickerDialog
              kind="image"
              onClose={() => setIsChoosing(false)}
              onPick={({ id }) => {
                setIsChoosing(false);
                onChange([...new Set([...ids, id])].join(','));
              }}
            />
          )}
        </Stack>
      )}
    </FormField>
  );
}

const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  li {
    display: grid;
    justify-items: center;
    gap: ${space(1)};
    padding: ${space(2)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
  }
`;
