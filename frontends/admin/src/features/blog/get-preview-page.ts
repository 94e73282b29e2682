import { publishedCommentsQuery, publishedPostQuery, type PublishedPost } from '@afshoreh/api-client';
import { queryOptions, type QueryClient } from '@afshoreh/contracts/query';
import { openPreview } from '../../preview/open-preview';
import { copy } from './copy';
import { CATEGORIES, type AdminPost } from './get-posts';
import { tagsOf, type PostFormValues } from './post-form';
import { readingMinutesOf } from './reading-minutes';

/** The article of the preview is at no address of the site: what is typed may have none yet. */
const SLUG = 'preview';

/** The live storefront's page of an article. It asks the server for nothing: the article is the one that is typed. */
export const postPreviewQuery = queryOptions({
  queryKey: ['admin', 'posts', 'preview'],
  queryFn: () => openPreview(`/blog/${SLUG}`),
  staleTime: Infinity,
});

/** Puts an article, with no comments yet, where the page looks for its own. */
export function writePreview(data: QueryClient, post: PublishedPost): void {
  data.setQueryData(publishedCommentsQuery(SLUG, 1).queryKey, { items: [], total: 0 });
  data.setQueryData(publishedPostQuery(SLUG).queryKey, post);
}

/**
 * What is typed, as visitors would read it if it were published now. Neighbours and related articles are left out.
 * @param edited the stored article, undefined for a new one
 * @param writer who is its author unless another one is typed
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
