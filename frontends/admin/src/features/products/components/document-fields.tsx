import { IconButton, SelectField, Stack, TextField } from '@afshoreh/ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { MediaPickerDialog } from '../../../form/media-picker-dialog';
import type { MediaItem } from '../../../media/get-media';
import { copy } from '../copy';
import { MOST_DOCUMENTS, type ProductForm } from '../product-form';
import { RowActions } from './row-actions';
import { AddRow, RowList } from './row-list';
import { Muted } from '../../../layout/muted';

const words = copy.form.documents;
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const KINDS = optionsOf(words.kinds);
const LANGUAGES = optionsOf(words.languages);

/** Returns the original name of the file without its extension. */
const titleOf = ({ originalFilename }: MediaItem) => originalFilename.replace(/\.\w{1,5}$/, '');

/** The downloadable files of a product, in their order. */
export function DocumentFields({ form: { control, fieldProps } }: { form: ProductForm }) {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'documents' });
  const documents = useWatch({ control, name: 'documents' });
  const [isChoosing, setIsChoosing] = useState(false);
  const handlePick = (item: MediaItem) => {
    setIsChoosing(false);
    const blank = { kind: 'analysis', language: 'fa', edition: '', validUntil: '' } as const;
    append({ ...blank, mediaId: item.id, title: titleOf(item), url: item.url }, { shouldFocus: true });
  };
  const isFull = fields.length >= MOST_DOCUMENTS;
  return (
    <Stack $gap={4}>
      <Muted $size="sm">{words.note}</Muted>
      {fields.length === 0 ? (
        <Muted $size="sm">{words.none}</Muted>
      ) : (
        <RowList aria-label={words.list}>
          {fields.map(({ id, url }, at) => (
            <li key={id}>
              <TextField label={words.title} required {...fieldProps(`documents.${at}.title`)} />
              <SelectField label={words.kind} options={KINDS} {...fieldProps(`documents.${at}.kind`)} />
              <SelectField label={words.language} options={LANGUAGES} {...fieldProps(`documents.${at}.language`)} />
              <TextField label={words.edition} hint={words.editionHint} {...fieldProps(`documents.${at}.edition`)} />
              <TextField
                label={words.validUntil}
                hint={words.validUntilHint}
                inputMode="numeric"
                {...fieldProps(`documents.${at}.validUntil`)}
              />
              <RowActions
                title={documents[at]?.title || words.untitled}
                isFirst={at === 0}
                isLast={at === fields.length - 1}
                onMove={(step) => move(at, at + step)}
                onRemove={() => remove(at)}
              >
                <IconButton
                  label={words.view(documents[at]?.title || words.untitled)}
                  icon={<Eye />}
                  size="small"
                  onClick={() => window.open(url, '_blank', 'noopener')}
                />
              </RowActions>
            </li>
          ))}
        </RowList>
      )}
      <AddRow words={words} isFull={isFull} onAdd={() => setIsChoosing(true)} />
      {isChoosing && <MediaPickerDialog kind="any" onPick={handlePick} onClose={() => setIsChoosing(false)} />}
    </Stack>
  );
}
