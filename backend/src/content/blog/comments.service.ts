import { createHash } from 'node:crypto';
import { foldForSearch } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import { rangeOf, type Page, type PageQuery } from '../../common/http/index.js';
import { storeTerms } from '../../common/search/index.js';
import { Database, isForeignKeyViolation, isUniqueViolation } from '../../database/index.js';
import { PostNotFound } from './blog.errors.js';
import { CommentSearchTerm, commentTermsOf } from './comment-search-term.entity.js';
import { Comment } from './comment.entity.js';
import type { SendCommentDto } from './comments.dto.js';
import { Post } from './post.entity.js';

/** Within this time the same comment from the same person is one comment: a double click, or a retry. */
const sameCommentMs = 10 * 60 * 1000;
/** Folding can make a text longer; MySQL's `text` ends at 64 KB. */
const longestSearchKey = 10_000;

/** The comments under an article as readers write and read them (D20). */
@Injectable()
export class CommentsService {
  constructor(private readonly database: Database) {}

  /** The approved ones, the oldest first. Throws {@link PostNotFound}. */
  async list(slug: string, query: PageQuery): Promise<Page<Comment>> {
    const { read } = this.database;
    const postId = await publishedId(read, slug);
    const where = { postId, status: 'approved' } as const;
    const [rows, total] = await read.findAndCount(Comment, { where, order: { id: 'ASC' }, ...rangeOf(query) });
    return { rows, total };
  }

  /** Keeps a comment until an admin decides; sent again within ten minutes, it is the one that is there. */
  async receive(slug: string, sent: SendCommentDto): Promise<void> {
    try {
      await this.database.write(async (tx) => {
        const comment = commentOf(await publishedId(tx, slug), sent);
        await forgetOldFingerprint(tx, comment);
        const { identifiers } = await tx.insert(Comment, comment);
        await storeTerms(tx, CommentSearchTerm, Number(identifiers[0]?.id), commentTermsOf(comment));
      });
    } catch (error) {
      // An admin removed the article at the same moment.
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
    status: 'waiting',
    createdAt: new Date(),
    searchKey: [name, email, comment].map(foldForSearch).join('\n').slice(0, longestSearchKey),
    fingerprint: createHash('sha256')
      .update(JSON.stringify([postId, typed]))
      .digest('hex'),
  };
}

async function forgetOldFingerprint(tx: EntityManager, { fingerprint, createdAt }: NewComment): Promise<void> {
  const old = LessThan(new Date(createdAt.getTime() - sameCommentMs));
  await tx.update(Comment, { fingerprint, createdAt: old }, { fingerprint: null });
}
