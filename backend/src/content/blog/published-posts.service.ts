import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import type { Page } from '../../common/http/index.js';
import { Database } from '../../database/index.js';
import { altOfPicture } from '../../media/index.js';
import { PostNotFound } from './blog.errors.js';
import { movedPostId } from './post-address.entity.js';
import { firstPublished, newestBeside, publishedPage } from './post-list.js';
import { Post, type PostCard, type PublishedPost } from './post.entity.js';
import type { PostsQuery } from './posts.dto.js';

const mostRelated = 3;
/** Related articles are chosen from this many of the newest. */
const candidates = 200;

@Injectable()
export class PublishedPostsService {
  constructor(private readonly database: Database) {}

  list(query: PostsQuery): Promise<Page<PostCard>> {
    return publishedPage(this.database.read, query);
  }

  /** The article alone; an older slug of it works too. Throws {@link PostNotFound}, also for a draft. */
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

  /** The article with links to further articles. Throws {@link PostNotFound}, also for a draft. */
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

type Tagged = Pick<PostCard, 'category' | 'tagKey'>;

/** The most similar ones. The same category counts as much as two common tags; equal ones keep their order. */
function relatedTo<T extends Tagged>(post: Tagged, others: readonly T[], most: number): T[] {
  const tags = new Set(tagsOf(post));
  const closeness = (other: T): number =>
    (other.category === post.category ? 2 : 0) + tagsOf(other).filter((tag) => tags.has(tag)).length;
  return others
    .map((other) => ({ other, points: closeness(other) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ other }) => other);
}

function tagsOf({ tagKey }: Tagged): string[] {
  return tagKey.split('|').filter((tag) => tag !== '');
}
