import type { DetailsOf, ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { copy } from './copy';

export type PostCard = ItemOf<'/admin/blog/posts'>;
export type AdminPost = DetailsOf<'/admin/blog/posts'>;
export type PostStatus = PostCard['status'];
export type PostCategory = PostCard['category'];

export const CATEGORIES = Object.keys(copy.categories) as PostCategory[];

/** All articles, including drafts. */
export const posts = resource({
  path: '/admin/blog/posts',
  key: 'posts',
  subject: 'post',
  alsoInvalidates: [['admin', 'comments'], ['posts']],
  nameOf: ({ title }) => title,
  words: copy,
  filters: {
    status: { label: copy.statusFilter, options: copy.statuses },
    category: { label: copy.categoryFilter, options: copy.categories, allLabel: copy.allCategories },
  },
  sorts: copy.sorts,
  descending: ['updated'],
});

/**
 * Returns the address of the editor. It uses the id because the slug may change. Without an id it opens a new article.
 */
export function editorPath(id?: number): string {
  return `/admin/blog/edit?post=${id ?? 'new'}`;
}
