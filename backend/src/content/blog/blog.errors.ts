import { byId, defineConflict, defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

/** Carries the slug in requests of readers, and the id in requests of admins. */
export class PostNotFound extends defineError(
  'content.post_not_found',
  404,
  copy.postNotFound,
  'There is no such article',
  (post: string | number) => ({ params: typeof post === 'number' ? { id: post } : { slug: post } }),
) {}
export class PostChangedMeanwhile extends defineConflict('content.post_changed_meanwhile', copy.postChangedMeanwhile) {}
export class PostSlugTaken extends defineError(
  'content.post_slug_taken',
  409,
  copy.postSlugTaken,
  'Another article has this slug; choose another one',
  (slug: string) => ({
    field: 'slug',
    params: { slug },
  }),
) {}
export class CommentNotFound extends defineError(
  'content.comment_not_found',
  404,
  copy.commentNotFound,
  'There is no such comment',
  byId,
) {}
export class CommentChangedMeanwhile extends defineConflict(
  'content.comment_changed_meanwhile',
  copy.commentChangedMeanwhile,
) {}
