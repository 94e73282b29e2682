import type { Schemas } from '@afshoreh/api-client';
import { slugPattern } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { isTagShort, tagsOf } from '../../form/tags';
import { copy } from './copy';
import { normalizedArticle } from './editor/article-html';
import { CATEGORIES, type AdminPost } from './get-posts';

const words = copy.edit;
const MOST_TAGS = 12;
const LONGEST_CONTENT = 60_000;

/** The limits are those of the API (openapi.json). */
export const postSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, words.titleRequired), z.maxLength(200, words.titleTooLong)),
  slug: z.string().check(z.trim(), z.maxLength(120, words.slugTooLong), z.regex(slugPattern, words.slugWrong)),
  content: z.string().check(z.minLength(1, words.contentRequired), z.maxLength(LONGEST_CONTENT, words.contentTooLong)),
  excerpt: z.string().check(z.trim(), z.minLength(1, words.excerptRequired), z.maxLength(500, words.excerptTooLong)),
  category: z.string().check(z.refine((typed) => CATEGORIES.some((each) => each === typed), words.categoryRequired)),
  tags: z.string().check(
    z.refine((typed) => tagsOf(typed).length <= MOST_TAGS, words.tagsTooMany),
    z.refine((typed) => tagsOf(typed).every(isTagShort), words.tagTooLong),
  ),
  author: z.string().check(z.trim(), z.maxLength(100, words.authorTooLong)),
  image: z.string(),
  /**
   * The version of the edited article. It is stored with a draft, so that an old draft does not overwrite a newer
   * version.
   */
  version: z.string(),
});

export type PostFormValues = z.infer<typeof postSchema>;

export function postValues(post?: AdminPost): PostFormValues {
  const {
    title = '',
    slug = '',
    excerpt = '',
    category = '',
    author = '',
    tags = [],
    image,
    version = '',
  } = post ?? {};
  const content = post ? normalizedArticle(post.content) : '';
  return {
    title,
    slug,
    content,
    excerpt,
    category,
    author,
    image: image ?? '',
    tags: tags.join('، '),
    version: String(version),
  };
}

export function postBody(values: PostFormValues, status: AdminPost['status']): Schemas['CreatePost'] {
  const { author, category, tags, image, version: _version, ...rest } = values;
  return {
    ...rest,
    status,
    category: category as AdminPost['category'],
    tags: tagsOf(tags),
    image: image || null,
    ...(author && { author }),
  };
}

const WORDS_A_MINUTE = 200;

/** Returns the reading time in whole minutes, at least one. The server uses the same rule when it stores an article. */
export function readingMinutesOf(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').trim();
  return Math.max(1, Math.round(words.split(/\s+/).length / WORDS_A_MINUTE));
}
