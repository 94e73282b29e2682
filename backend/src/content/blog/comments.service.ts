import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { expireFingerprint, fingerprintOf } from '../../common/idempotency.js';
import type { Page, PageQuery } from '../../common/http/index.js';
import { pageOf, storeTerms } from '../../common/search/index.js';
import { Database, isForeignKeyViolation, isUniqueViolation } from '../../database/index.js';
import { storeRequest } from '../../operations/idempotency/index.js';
import { PostNotFound } from './blog.errors.js';
import { CommentSearchTerm, commentTermsOf, Comment } from './comment.entity.js';
import type { SendCommentDto } from './comments.dto.js';
import { Post } from './post.entity.js';

@Injectable()
export class CommentsService {
  constructor(private readonly database: Database) {}

  /** Approved comments, oldest first. Throws {@link PostNotFound}. */
  async list(slug: string, query: PageQuery): Promise<Page<Comment>> {
    const { read } = this.database;
    const postId = await publishedId(read, slug);
    const find = read.createQueryBuilder(Comment, 'comment').where({ postId, status: 'approved' });
    return pageOf(find, { 'comment.id': 'ASC' }, query);
  }

  /** It waits for an admin's decision. The same comment within ten minutes is not stored again. */
  async receive(slug: string, sent: SendCommentDto): Promise<void> {
    try {
      await this.database.write(async (tx) => {
        const comment = commentOf(await publishedId(tx, slug), sent);
        await expireFingerprint(tx, Comment, comment);
        const { identifiers } = await tx.insert(Comment, comment);
        const id = Number(identifiers[0]?.id);
        await storeTerms(tx, CommentSearchTerm, id, commentTermsOf(comment));
        await storeRequest(tx, id);
      });
    } catch (error) {
      // An admin deleted the article at the same moment.
      if (isForeignKeyViolation(error)) throw new PostNotFound(slug);
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

async function publishedId(manager: EntityManager, slug: string): Promise<number> {
  const post = await manager.findOne(Post, { select: { id: true }, where: { slug, status: 'published' } });
  if (!post) throw new PostNotFound(slug);
  return post.id;
}

type NewComment = Omit<Comment, 'id' | 'post'> & { fingerprint: string };

function commentOf(postId: number, { name, email, comment }: SendCommentDto): NewComment {
  const typed = { name, email, comment };
  return {
    ...typed,
    postId,
    version: 1,
    status: 'waiting',
    createdAt: new Date(),
    fingerprint: fingerprintOf([postId, typed]),
  };
}
