import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import type { Page } from '../../common/http/index.js';
import { allOf, inRange, pageOf } from '../../common/search/index.js';
import { bumpRevision, Database, findOrThrow } from '../../database/index.js';
import { recordChange, saveChange } from '../../operations/audit/index.js';
import { forget } from '../../operations/forgetting/index.js';
import { CommentChangedMeanwhile, CommentNotFound } from './blog.errors.js';
import { CommentSearchTerm, Comment } from './comment.entity.js';
import {
  AdminCommentDto,
  type CommentsExportQuery,
  type CommentsQuery,
  type ModerateCommentDto,
} from './comments.dto.js';
import { PostLinkDto } from './posts.dto.js';

/** The columns of the article that are loaded, without its long text. */
const articleColumns = ['id', 'slug', 'title', 'excerpt', 'status'];

/** Admins decide here which comments are public. */
@Injectable()
export class ModerationService {
  constructor(private readonly database: Database) {}

  /** Comments with their articles, newest first. */
  list(query: CommentsQuery): Promise<Page<Comment>> {
    return pageOf(this.filtered(query), { 'comment.id': 'DESC' }, query, { terms: CommentSearchTerm });
  }

  batches(query: CommentsExportQuery): AsyncGenerator<Comment[]> {
    return allOf(this.filtered(query), query.q, { terms: CommentSearchTerm });
  }

  countWaiting(manager: EntityManager = this.database.read): Promise<number> {
    return manager.countBy(Comment, { status: 'waiting' });
  }

  get(id: number): Promise<Comment> {
    return findComment(this.database.read, id);
  }

  /** Changes the status; any change is allowed. Throws {@link CommentNotFound}, {@link CommentChangedMeanwhile}. */
  moderate(id: number, form: ModerateCommentDto, admin: Admin): Promise<Comment> {
    return this.database.writePublic(async (tx) => {
      const stored = await findComment(tx, id);
      return saveChange(tx, admin, {
        action: 'setCommentStatus',
        id,
        form,
        error: CommentChangedMeanwhile,
        stored,
        stateOf,
        next: () => tx.create(Comment, { ...stored, status: form.status }),
        store: async (comment, version) => {
          await tx.update(Comment, { id }, { status: comment.status, version });
          return Object.assign(comment, { version });
        },
      });
    });
  }

  remove(id: number, admin: Admin, expectedVersion: number | null): Promise<void> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const comment = await findComment(tx, id);
      await tx.delete(Comment, { id });
      await recordChange(tx, admin, { action: 'deleteComment', before: stateOf(comment), expectedVersion });
      await forget(tx, { subject: 'comment', id }, [comment.name, comment.email]);
    });
  }

  private filtered({ filter, ...range }: CommentsExportQuery): SelectQueryBuilder<Comment> {
    const find = this.database.read.createQueryBuilder(Comment, 'comment').leftJoin('comment.post', 'post');
    find.addSelect(articleColumns.map((column) => `post.${column}`));
    if (filter !== 'all') find.where('comment.status = :status', { status: filter });
    return inRange(find, 'comment.createdAt', range);
  }
}

/** The comment as the audit stores it, with no more of the article than its id. */
function stateOf(comment: Comment) {
  return { ...AdminCommentDto.of(comment), post: PostLinkDto.of(comment.post) };
}

function findComment(manager: EntityManager, id: number): Promise<Comment> {
  return findOrThrow(manager, Comment, id, CommentNotFound, {
    relations: { post: true },
    select: { post: Object.fromEntries(articleColumns.map((column) => [column, true])) },
  });
}
