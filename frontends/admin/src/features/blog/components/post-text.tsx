import { toPersianDigits } from '@afshoreh/persian';
import { Stack, TextField } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { Controller, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { copy } from '../copy';
import { readingMinutesOf } from '../post-form';
import { slugOfTitle } from '../slug-of-title';
import type { PostForm } from '../use-post-form';
import { ArticleEditor } from './article-editor';
import { SlugField } from './slug-field';

const words = copy.edit;

/** Title, address and text. */
export function PostText({ form: { form, control, edited, fieldProps } }: { form: PostForm }) {
  const title = fieldProps('title');
  const content = useWatch({ control, name: 'content' });
  /** The slug of a new article follows its title until the admin edits the slug. */
  const handleTitle = (typed: string) => {
    const isFollowing = !edited && !form.getFieldState('slug').isTouched;
    if (isFollowing) form.setValue('slug', slugOfTitle(typed), { shouldDirty: true });
  };
  return (
    <Stack $gap={5}>
      <TextField
        label={words.title}
        required
        {...title}
        onChange={(event) => {
          handleTitle(event.target.value);
          void title.onChange(event);
        }}
      />
      <SlugField form={{ form, control, edited, fieldProps }} />
      <Controller
        control={control}
        name="content"
        render={({ field, fieldState }) => (
          <ArticleEditor
            ref={field.ref}
            label={words.content}
            hint={words.contentHint}
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Reading role="status">{words.readingTime(toPersianDigits(readingMinutesOf(content)))}</Reading>
    </Stack>
  );
}

const Reading = styled.p`
  margin-block-start: -${space(3)};
  color: ${color('muted')};
  font-size: ${font.sm};
`;
