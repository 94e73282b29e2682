import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import { batchesById, type Page } from '../../common/http/index.js';
import { idsFoundBy, inRange, pageOf, rowsAfter } from '../../common/search/index.js';
import { bumpRevision, Database } from '../../database/index.js';
import { recordChange, refuseStale } from '../../operations/audit/index.js';
import { forget } from '../../operations/forgetting/index.js';
import { CommentChangedMeanwhile, CommentNotFound } from './blog.errors.js';
import { CommentSearchTerm } from './comment-search-term.entity.js';
import { Comment } from './comment.entity.js';
import {
  AdminCommentDto,
  type CommentsExportQuery,
  type CommentsQuery,
  type ModerateCommentDto,
} from './comments.dto.js';
import { PostLinkDto } from './posts.dto.js';

/** Of its article, which is long. */
const articleColumns = ['id', 'slug', 'title', 'excerpt', 'status'];

/** Which comments visitors see, decided by admins (D20). */
@Injectable()
export class ModerationService {
  constructor(private readonly database: Database) {}

  /** Comments with their articles, the newest first. */
  async list({ q, ...query }: CommentsQuery): Promise<Page<Comment>> {
    return pageOf(this.filtered(query), [['comment.id', 'DESC']], query, await this.found(q));
  }

  /** All that the list would show, in batches by rising id. */
  async *batches({ q, ...filters }: CommentsExportQuery): AsyncGenerator<Comment[]> {
    const found = await this.found(q);
    yield* batchesById((after, limit) => rowsAfter(this.filtered(filters), found, after, limit));
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
      const change = { action: 'setCommentStatus', subject: 'comment', subjectId: id } as const;
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

  private found(question: string): Promise<Set<number> | null> {
    return idsFoundBy(this.database.read, CommentSearchTerm, question);
  }

  private filtered({ filter, ...range }: Omit<CommentsExportQuery, 'q'>): SelectQueryBuilder<Comment> {
    const find = this.database.read.createQueryBuilder(Comment, 'comment').leftJoin('comment.post', 'post');
    find.addSelect(articleColumns.map((column) => `post.${column}`));
    if (filter !== 'all') find.where('comment.status = :status', { status: filter });
    return inRange(find, 'comment.createdAt', range);
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
