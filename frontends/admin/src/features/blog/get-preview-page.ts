import { publishedCommentsQuery, publishedPostQuery, type PublishedPost } from '@afshoreh/api-client';
import { queryOptions, type QueryClient } from '@afshoreh/contracts/query';
import { openPreview } from '../../preview/open-preview';
import { copy } from './copy';
import { CATEGORIES, type AdminPost } from './get-posts';
import { tagsOf, type PostFormValues } from './post-form';
import { readingMinutesOf } from './reading-minutes';

/** The preview uses a fixed slug, because an unsaved article may have none yet. */
const SLUG = 'preview';

/** The live storefront page of an article. It requests no data, because the article comes from the form. */
export const postPreviewQuery = queryOptions({
  queryKey: ['admin', 'posts', 'preview'],
  queryFn: () => openPreview(`/blog/${SLUG}`),
  staleTime: Infinity,
});

/** Writes an article without comments into the query cache of the preview page. */
export function writePreview(data: QueryClient, post: PublishedPost): void {
  data.setQueryData(publishedCommentsQuery(SLUG, 1).queryKey, { items: [], total: 0 });
  data.setQueryData(publishedPostQuery(SLUG).queryKey, post);
}

/**
 * Returns the article with its unsaved values, as if it were published now. Neighbours and related articles are left
 * out.
 * @param edited the stored article; undefined for a new one
 * @param writer the author when the form names none
 */
export function previewedPost(values: PostFormValues, edited: AdminPost | undefined, writer: string): PublishedPost {
  const now = new Date().toISOString();
  const category = CATEGORIES.find((each) => each === values.category) ?? CATEGORIES[0] ?? 'buying-guide';
  return {
    ...{ id: edited?.id ?? 0, slug: SLUG, related: [], previous: null, next: null, imageAlt: null },
    title: values.title.trim() || copy.edit.untitled,
    ...{ excerpt: values.excerpt.trim(), content: values.content, tags: tagsOf(values.tags) },
    ...{ category, categoryLabel: copy.categories[category], image: values.image || null },
    author: values.author.trim() || writer,
    publishedAt: edited?.publishedAt ?? now,
    updatedAt: now,
    readingMinutes: readingMinutesOf(values.content),
  };
}
