import { publishedCommentsQuery, publishedPostQuery, type PublishedPost } from '@afshoreh/api-client';
import { useQuery, type QueryClient, queryOptions } from '@afshoreh/contracts/query';
import { Button, Stack } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useCallback, useMemo } from 'react';
import { tagsOf } from '../../../form/tags';
import { Preview } from '../../../preview/preview';
import { useAdmin } from '../../../session/access';
import { copy } from '../copy';
import type { PostForm } from '../use-post-form';
import { openPreview } from '../../../preview/open-preview';
import { CATEGORIES, type AdminPost } from '../get-posts';
import { type PostFormValues, readingMinutesOf } from '../post-form';

const words = copy.edit;
const isWide = () => window.matchMedia('(min-width: 64rem)').matches;

/**
 * The article as the site would show it, including unsaved changes (see docs/decisions/0030-a-preview-is-the-live-
 * page.md).
 */
export function PostPreviewDialog({ form: { form, edited }, onClose }: { form: PostForm; onClose: () => void }) {
  const writer = useAdmin()?.displayName ?? '';
  const post = useMemo(() => previewedPost(form.getValues(), edited, writer), [form, edited, writer]);
  const write = useCallback((data: QueryClient) => writePreview(data, post), [post]);
  return (
    <Dialog
      onClose={onClose}
      size="huge"
      title={words.previewTitle}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {words.previewClose}
        </Button>
      }
    >
      <Stack $gap={3}>
        <Preview
          query={useQuery(postPreviewQuery)}
          write={write}
          title={words.previewTitle}
          styles="body { min-block-size: 0; }"
          firstWidth={isWide() ? 'desktop' : 'phone'}
        />
      </Stack>
    </Dialog>
  );
}

/** The preview uses a fixed slug, because an unsaved article may have none yet. */
const SLUG = 'preview';

/** The live storefront page of an article. It requests no data, because the article comes from the form. */
const postPreviewQuery = queryOptions({
  queryKey: ['admin', 'posts', 'preview'],
  queryFn: () => openPreview(`/blog/${SLUG}`),
  staleTime: Infinity,
});

/** Writes an article without comments into the query cache of the preview page. */
function writePreview(data: QueryClient, post: PublishedPost): void {
  data.setQueryData(publishedCommentsQuery(SLUG, 1).queryKey, { items: [], total: 0 });
  data.setQueryData(publishedPostQuery(SLUG).queryKey, post);
}

/**
 * Returns the article with its unsaved values, as if it were published now. Neighbours and related articles are left
 * out.
 * @param edited the stored article; undefined for a new one
 * @param writer the author when the form names none
 */
function previewedPost(values: PostFormValues, edited: AdminPost | undefined, writer: string): PublishedPost {
  const now = new Date().toISOString();
  const category = CATEGORIES.find((each) => each === values.category) ?? CATEGORIES[0] ?? 'buying-guide';
  return {
    id: edited?.id ?? 0,
    slug: SLUG,
    related: [],
    previous: null,
    next: null,
    imageAlt: null,
    title: values.title.trim() || copy.edit.untitled,
    excerpt: values.excerpt.trim(),
    content: values.content,
    tags: tagsOf(values.tags),
    category,
    categoryLabel: copy.categories[category],
    image: values.image || null,
    author: values.author.trim() || writer,
    publishedAt: edited?.publishedAt ?? now,
    updatedAt: now,
    readingMinutes: readingMinutesOf(values.content),
  };
}
