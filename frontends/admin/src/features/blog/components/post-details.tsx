import { formatDateTime } from '@afshoreh/persian';
import { Badge, SelectField, Stack, TextArea, TextField } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { MediaFormField } from '../../../form/media-field';
import { copy } from '../copy';
import { CATEGORIES } from '../get-posts';
import type { PostForm } from '../use-post-form';

const words = copy.edit;
const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: copy.categories[value] }));

/** The details of an article for lists, messengers and search engines. */
export function PostDetails({ form: { control, edited, fieldProps } }: { form: PostForm }) {
  const status = edited?.status ?? 'draft';
  return (
    <Stack $gap={5}>
      <Status>
        <Badge tone={status === 'published' ? 'success' : 'neutral'}>{copy.statuses[status]}</Badge>
        {edited?.publishedAt && <span>{words.publishedAt(formatDateTime(edited.publishedAt))}</span>}
      </Status>
      <SelectField
        label={words.category}
        required
        placeholder={words.chooseCategory}
        options={CATEGORY_OPTIONS}
        {...fieldProps('category')}
      />
      <TextArea label={words.excerpt} hint={words.excerptHint} required rows={4} {...fieldProps('excerpt')} />
      <TextField label={words.tags} hint={words.tagsHint} {...fieldProps('tags')} />
      <TextField label={words.author} hint={edited ? undefined : words.authorHint} {...fieldProps('author')} />
      <MediaFormField control={control} name="image" label={words.cover} hint={words.coverHint} kind="image" />
    </Stack>
  );
}

const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  color: ${color('muted')};
  font-size: ${font.sm};
`;
