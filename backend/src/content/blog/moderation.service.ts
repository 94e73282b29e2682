import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import type { Page } from '../../common/http/index.js';
import { idsFoundBy, pageOf } from '../../common/search/index.js';
import { bumpRevision, Database } from '../../database/index.js';
import { recordChange, refuseStale } from '../../operations/audit/index.js';
import { forget } from '../../operations/forgetting/index.js';
import { CommentChangedMeanwhile, CommentNotFound } from './blog.errors.js';
import { CommentSearchTerm } from './comment-search-term.entity.js';
import { Comment } from './comment.entity.js';
import { AdminCommentDto, type CommentsQuery, type ModerateCommentDto } from './comments.dto.js';
import { PostLinkDto } from './posts.dto.js';

/** Of its article, which is long. */
const articleColumns = ['id', 'slug', 'title', 'excerpt', 'status'];

/** Which comments visitors see, decided by admins (D20). */
@Injectable()
export class ModerationService {
  constructor(private readonly database: Database) {}

  /** Comments with their articles, the newest first. */
  async list({ filter, q, ...page }: CommentsQuery): Promise<Page<Comment>> {
    const { read } = this.database;
    const found = await idsFoundBy(read, CommentSearchTerm, q);
    const find = read.createQueryBuilder(Comment, 'comment').leftJoin('comment.post', 'post');
    find.addSelect(articleColumns.map((column) => `post.${column}`));
    if (filter !== 'all') find.where('comment.status = :status', { status: filter });
    return pageOf(find, [['comment.id', 'DESC']], page, found);
  }

  /** How many nobody has decided about. */
  countWaiting(manager: EntityManager = this.database.read): Promise<number> {
    return manager.countBy(Comment, { status: 'waiting' });
  }

  /** Throws {@link CommentNotFound}. */
  get(id: number): Promise<Comment> {
    return found(this.database.read, id);
  }

  /** Any status from any status. Throws {@link CommentNotFound}, {@link CommentChangedMeanwhile}. */
  moderate(id: number, form: ModerateCommentDto, admin: Admin): Promise<Comment> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const comment = await found(tx, id);
      const before = stateOf(comment);
      await refuseStale(tx, { subject: 'comment', id }, { mine: form, theirs: before }, CommentChangedMeanwhile);
      comment.status = form.status;
      comment.version += before.status === form.status ? 0 : 1;
      await tx.update(Comment, { id }, { status: comment.status, version: comment.version });
      const change = { action: 'setCommentStatus', subject: 'comment', subjectId: id };
      await recordChange(tx, admin, { ...change, before, after: stateOf(comment) });
      return comment;
    });
  }

  /** Throws {@link CommentNotFound}. */
  remove(id: number, admin: Admin): Promise<void> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const before = stateOf(await found(tx, id));
      await tx.delete(Comment, { id });
      await recordChange(tx, admin, {
        ...{ action: 'deleteComment', subject: 'comment', subjectId: id },
        ...{ before, after: null },
      });
      await forget(tx, { subject: 'comment', id });
    });
  }
}

/** What the audit keeps of it; of the article only which one it is. */
function stateOf(comment: Comment) {
  return { ...AdminCommentDto.of(comment), post: PostLinkDto.of(comment.post) };
}

async function found(tx: EntityManager, id: number): Promise<Comment> {
  const comment = await tx.findOne(Comment, {
    where: { id },
    relations: { post: true },
    select: { post: Object.fromEntries(articleColumns.map((column) => [column, true])) },
  });
  if (!comment) throw new CommentNotFound(id);
  return comment;
}
