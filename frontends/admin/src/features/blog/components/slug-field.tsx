import { Button, Notice, TextField } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { copy } from '../copy';
import { slugOfTitle } from '../slug-of-title';
import type { PostForm } from '../use-post-form';

const words = copy.edit;

interface SlugFieldProps {
  form: Pick<PostForm, 'form' | 'control' | 'edited' | 'fieldProps'>;
}

/** The slug of an article, suggested from its title. Changing the slug of a published article shows a warning. */
export function SlugField({ form: { form, control, edited, fieldProps } }: SlugFieldProps) {
  const slug = useWatch({ control, name: 'slug' });
  const isKnown = edited !== undefined && edited.publishedAt !== null;
  const suggest = () => {
    form.setValue('slug', slugOfTitle(form.getValues('title')), { shouldDirty: true, shouldTouch: true });
  };
  return (
    <Place>
      <TextField label={words.slug} hint={words.slugHint} required ltr autoComplete="off" {...fieldProps('slug')} />
      <Button variant="ghost" size="small" onClick={suggest}>
        {words.slugOfTitle}
      </Button>
      {isKnown && slug.trim() !== edited.slug && (
        <Notice
          tone="warning"
          urgent
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => form.setValue('slug', edited.slug, { shouldDirty: true })}
            >
              {words.keepSlug}
            </Button>
          }
        >
          <strong>{words.slugChanges}</strong>
          <p>{words.slugChangesText}</p>
        </Notice>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${space(2)};

  > button {
    justify-self: start;
  }
`;
