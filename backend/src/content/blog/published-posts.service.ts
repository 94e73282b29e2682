import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import type { Page } from '../../common/http/index.js';
import { Database } from '../../database/index.js';
import { altOfPicture } from '../../media/index.js';
import { PostNotFound } from './blog.errors.js';
import { movedPostId } from './post-addresses.js';
import { firstPublished, newestBeside, publishedPage } from './post-list.js';
import { Post, type PostCard, type PublishedPost } from './post.entity.js';
import type { PostsQuery } from './posts.dto.js';
import { relatedTo } from './related-posts.js';

/** Spec §9. */
const mostRelated = 3;
/** Related articles are looked for among so many of the newest. */
const candidates = 200;

/** The blog as visitors read it (D20). */
@Injectable()
export class PublishedPostsService {
  constructor(private readonly database: Database) {}

  list(query: PostsQuery): Promise<Page<PostCard>> {
    return publishedPage(this.database.read, query);
  }

  /** The article alone, also by a slug that it had before. Throws {@link PostNotFound}, also for a draft. */
  async find(slug: string): Promise<Post & { publishedAt: Date }> {
    const { read } = this.database;
    const post = (await read.findOneBy(Post, { slug, status: 'published' })) ?? (await this.findMoved(slug));
    if (!post?.publishedAt) throw new PostNotFound(slug);
    return { ...post, publishedAt: post.publishedAt };
  }

  private async findMoved(slug: string): Promise<Post | null> {
    const id = await movedPostId(this.database.read, slug);
    return id === null ? null : this.database.read.findOneBy(Post, { id, status: 'published' });
  }

  /** With what stands beside it. Throws {@link PostNotFound}, also for a draft. */
  async get(slug: string): Promise<PublishedPost> {
    const { read } = this.database;
    const post = await this.find(slug);
    const { id, publishedAt } = post;
    const before = [{ publishedAt: LessThan(publishedAt) }, { publishedAt, id: LessThan(id) }];
    const after = [{ publishedAt: MoreThan(publishedAt) }, { publishedAt, id: MoreThan(id) }];
    return {
      ...post,
      imageAlt: await altOfPicture(read, post.image),
      related: relatedTo(post, await newestBeside(read, id, candidates), mostRelated),
      previous: await firstPublished(read, before, 'DESC'),
      next: await firstPublished(read, after, 'ASC'),
    };
  }
}
