import { DomainError } from '../../common/errors/index.js';

export class PostNotFound extends DomainError {
  readonly code = 'content.post_not_found';
  readonly status = 404;
  constructor(slug: string) {
    super('این نوشته پیدا نشد', { slug });
  }
}

export class PostChangedMeanwhile extends DomainError {
  readonly code = 'content.post_changed_meanwhile';
  readonly status = 409;
  constructor(slug: string) {
    super('این نوشته را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید', { slug });
  }
}

export class PostSlugTaken extends DomainError {
  readonly code = 'content.post_slug_taken';
  readonly status = 409;
  override readonly errors = [{ field: 'slug', message: 'نوشتهٔ دیگری همین نامک را دارد' }];
  constructor(slug: string) {
    super('نوشتهٔ دیگری همین نامک را دارد', { slug });
  }
}

export class CommentNotFound extends DomainError {
  readonly code = 'content.comment_not_found';
  readonly status = 404;
  constructor(id: number) {
    super('این دیدگاه پیدا نشد', { id });
  }
}
