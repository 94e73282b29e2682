import { ChangedMeanwhile, DomainError, type FieldConflict } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class PostNotFound extends DomainError {
  readonly code = 'content.post_not_found';
  readonly status = 404;
  /** Readers name it by its slug, admins by its id. */
  constructor(post: string | number) {
    super(copy.postNotFound, typeof post === 'number' ? { id: post } : { slug: post });
  }
}

export class PostChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'content.post_changed_meanwhile';
  constructor(id: number, conflicts?: FieldConflict[]) {
    super(copy.postChangedMeanwhile, { id }, conflicts);
  }
}

export class PostSlugTaken extends DomainError {
  readonly code = 'content.post_slug_taken';
  readonly status = 409;
  override readonly errors = [{ field: 'slug', message: copy.postSlugTaken }];
  constructor(slug: string) {
    super(copy.postSlugTaken, { slug });
  }
}

export class CommentNotFound extends DomainError {
  readonly code = 'content.comment_not_found';
  readonly status = 404;
  constructor(id: number) {
    super(copy.commentNotFound, { id });
  }
}

export class CommentChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'content.comment_changed_meanwhile';
  constructor(id: number, conflicts?: FieldConflict[]) {
    super(copy.commentChangedMeanwhile, { id }, conflicts);
  }
}
