import { foldForSearch } from '@afshoreh/persian';
import type { EntityManager, FindOptionsWhere, SelectQueryBuilder } from 'typeorm';
import type { Page } from '../../common/http/index.js';
import { holdsWords, pageOf, type ListOrder } from '../../common/search/index.js';
import { Post, type PostCard } from './post.entity.js';
import type { AdminPostsQuery, AdminPostSort } from './posts-admin.dto.js';
import type { PostsQuery } from './posts.dto.js';

const byPublication: ListOrder = { 'post.publishedAt': 'DESC', 'post.id': 'DESC' };
const adminOrders: Record<AdminPostSort, ListOrder> = {
  newest: { 'post.id': 'DESC' },
  updated: { 'post.updatedAt': 'DESC', 'post.id': 'DESC' },
  title: { 'post.sortKey': 'ASC', 'post.id': 'ASC' },
};

/** All columns except the text, which is long. */
const cardColumns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'image',
  'category',
  'tags',
  'tagKey',
  'author',
  'status',
  'publishedAt',
  'readingMinutes',
  'version',
  'createdAt',
  'updatedAt',
].map((column) => `post.${column}`);

/** The folded tag, without the character that separates tags. */
function keyOf(tag: string): string {
  return foldForSearch(tag).replaceAll('|', '').slice(0, 100);
}

/** The value of {@link Post.tagKey}. */
export function tagKeyOf(tags: string[]): string {
  return `|${tags.map((tag) => `${keyOf(tag)}|`).join('')}`;
}

export function publishedPage(manager: EntityManager, query: PostsQuery): Promise<Page<PostCard>> {
  const find = filtered(manager, query).andWhere('post.status = :status', { status: 'published' });
  return pageOf(find, byPublication, query);
}

export function adminPage(manager: EntityManager, query: AdminPostsQuery): Promise<Page<PostCard>> {
  const find = filtered(manager, query);
  if (query.status !== 'all') find.andWhere('post.status = :status', { status: query.status });
  return pageOf(find, adminOrders[query.sort], query);
}

/** The newest `most` published articles, without the one with this id. */
export function newestBeside(manager: EntityManager, id: number, most: number): Promise<PostCard[]> {
  const find = manager.createQueryBuilder(Post, 'post').select(cardColumns);
  find.where('post.status = :status AND post.id <> :id', { status: 'published', id });
  return find.orderBy('post.publishedAt', 'DESC').addOrderBy('post.id', 'DESC').limit(most).getMany();
}

/** The oldest or newest published article that matches one of the conditions in `where`. */
export function firstPublished(
  manager: EntityManager,
  where: FindOptionsWhere<Post>[],
  direction: 'ASC' | 'DESC',
): Promise<Post | null> {
  return manager.findOne(Post, {
    select: { id: true, slug: true, title: true },
    where: where.map((each) => ({ ...each, status: 'published' as const })),
    order: { publishedAt: direction, id: direction },
  });
}

function filtered(manager: EntityManager, { category, tag, q }: PostsQuery): SelectQueryBuilder<Post> {
  const find = manager.createQueryBuilder(Post, 'post').select(cardColumns);
  if (category !== 'all') find.andWhere('post.category = :category', { category });
  if (tag !== undefined) find.andWhere('INSTR(post.tagKey, :tag) > 0', { tag: tagKeyOf([tag]) });
  return holdsWords(find, 'post.searchKey', q);
}
