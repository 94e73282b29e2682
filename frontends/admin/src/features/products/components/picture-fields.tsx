import { Button, ImageWithFallback, Stack, TextField } from '@afshoreh/ui';
import { color, media, radius, space } from '@afshoreh/ui/theme';
import { Images, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { MediaPickerDialog } from '../../../form/media-picker-dialog';
import { Muted } from '../../../layout/muted';
import { FileInput } from '../../../media/file-input';
import type { MediaItem } from '../../../media/get-media';
import { ACCEPTED_TYPES } from '../../../media/media-kind';
import { UploadProgress } from '../../../media/upload-progress';
import { useFileDrop } from '../../../media/use-file-drop';
import { copy } from '../copy';
import { MOST_PICTURES, type ProductForm } from '../product-form';
import { useUploadPictures } from '../use-upload-pictures';
import { RowActions } from './row-actions';
import { RowList } from './row-list';

const words = copy.form.pictures;

/** The gallery of a product: several pictures can be dropped at once, and each has an alternative text. */
export function PictureFields({ form: { control, fieldProps } }: { form: ProductForm }) {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'pictures' });
  const pictures = useWatch({ control, name: 'pictures' });
  const [isChoosing, setIsChoosing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = ({ id, url, alt }: MediaItem) => append({ mediaId: id, alt, url }, { shouldFocus: false });
  const { upload, isUploading, share, cancel, failures } = useUploadPictures(add);
  const room = MOST_PICTURES - fields.length;
  const handleFiles = (files: File[]) => upload(files.slice(0, room));
  const { isOver, drop } = useFileDrop(handleFiles);
  const handlePick = (item: MediaItem) => {
    setIsChoosing(false);
    add(item);
  };
  return (
    <Place {...drop} data-over={isOver || undefined}>
      <Muted $size="sm">{words.note}</Muted>
      {fields.length > 0 && (
        <List aria-label={words.list}>
          {fields.map(({ id, url }, at) => (
            <li key={id}>
              <ImageWithFallback src={url} width={96} height={72} loading="lazy" />
              <TextField label={words.alt} hint={words.altHint} required {...fieldProps(`pictures.${at}.alt`)} />
              <RowActions
                title={pictures[at]?.alt || words.untitled}
                isFirst={at === 0}
                isLast={at === fields.length - 1}
                onMove={(step) => move(at, at + step)}
                onRemove={() => remove(at)}
              />
            </li>
          ))}
        </List>
      )}
      {isUploading ? (
        <UploadProgress share={share} onCancel={cancel} />
      ) : (
        <Stack $gap={2}>
          <Buttons>
            <Button variant="secondary" size="small" disabled={room <= 0} onClick={() => input.current?.click()}>
              <Upload /> {words.upload}
            </Button>
            <Button variant="secondary" size="small" disabled={room <= 0} onClick={() => setIsChoosing(true)}>
              <Images /> {words.choose}
            </Button>
          </Buttons>
          <Muted $size="sm">{room <= 0 ? words.full : isOver ? words.dropNow : words.drop}</Muted>
        </Stack>
      )}
      <FileInput ref={input} multiple accept={ACCEPTED_TYPES.image} aria-label={words.upload} onFiles={handleFiles} />
      {failures.length > 0 && (
        <Failures role="alert">
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </Failures>
      )}
      {isChoosing && <MediaPickerDialog kind="image" onPick={handlePick} onClose={() => setIsChoosing(false)} />}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${space(4)};

  &[data-over] {
    outline: 2px dashed ${color('brandText')};
    outline-offset: ${space(2)};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Failures = styled.ul`
  color: ${color('dangerText')};
`;

const List = styled(RowList)`
  ${media.md} {
    & > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
  }
  img {
    border-radius: ${radius.small};
    background: ${color('sunken')};
    object-fit: cover;
  }
`;
