import { api, pageOf } from '@afshoreh/api-client';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { BACKGROUND } from '../../session/background';
import { copy } from './copy';

export type Comment = ItemOf<'/comments'>;
export type CommentStatus = Comment['status'];

type CommentFilter = keyof typeof copy.filters;

/** Returns the number of comments of a filter, without the search text. */
async function countOf(filter: CommentFilter, signal: AbortSignal) {
  const call = { params: { query: { filter, limit: 1 } }, headers: BACKGROUND, signal };
  return [filter, pageOf(await api.GET('/comments', call)).total] as const;
}

/** The comments on articles. Those that wait for a decision come first. */
export const comments = resource({
  path: '/comments',
  key: 'comments',
  subject: 'comment',
  // The public pages of articles show comments.
  alsoInvalidates: [['posts']],
  nameOf: ({ name }) => name,
  words: copy,
  filters: { filter: { label: copy.filter, options: copy.filters } },
  period: true,
  counts: async (signal) => {
    const filters = Object.keys(copy.filters) as CommentFilter[];
    return Object.fromEntries(await Promise.all(filters.map((filter) => countOf(filter, signal))));
  },
});
