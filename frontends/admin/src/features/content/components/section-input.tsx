import type { SectionId } from '@afshoreh/api-client';
import { TextArea, TextField } from '@afshoreh/ui';
import { useWatch } from 'react-hook-form';
import { MediaFormField } from '../../../form/media-field';
import { copy } from '../copy';
import type { SectionField } from '../section-fields';
import type { SectionForm } from '../save-section';
import { IconField } from './icon-field';

/** Suggested targets of a button. */
const PAGES = ['/products', '/contact', '/about', '/services', '/sellers', '/blog'];

interface SectionInputProps {
  id: SectionId;
  field: SectionField;
  form: SectionForm;
}

/** One field of a section. Its kind decides the input. */
export function SectionInput({ id, field: { name, kind }, form: { form, fieldProps } }: SectionInputProps) {
  const part = name.replace(/^feature\d_/, '') as keyof typeof copy.fields;
  const label = copy.fields[part];
  const value = useWatch({ control: form.control, name }) ?? '';
  const { error, ...field } = fieldProps(name);
  if (kind === 'icon') return <IconField label={label} value={value} field={field} />;
  if (kind === 'body') return <TextArea label={label} rows={5} error={error} {...field} />;
  if (kind === 'picture') return <MediaFormField control={form.control} name={name} label={label} kind="image" />;
  if (kind === 'link') {
    const listId = `${id}-pages`;
    return (
      <>
        <TextField
          label={label}
          hint={id === 'hero' ? copy.heroLinkHint : copy.linkHint}
          list={listId}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          ltr
          error={error}
          {...field}
        />
        <datalist id={listId}>
          {PAGES.map((page) => (
            <option key={page} value={page} />
          ))}
        </datalist>
      </>
    );
  }
  return <TextField label={label} required={kind === 'heading'} error={error} {...field} />;
}
