import { foldForSearch } from '@afshoreh/persian';
import type { EntityManager, FindOptionsWhere, SelectQueryBuilder } from 'typeorm';
import { rangeOf, type Page, type PageQuery } from '../../common/http/index.js';
import { holdsWords } from '../../common/search/index.js';
import { Post } from './post.entity.js';
import type { AdminPostsQuery, AdminPostSort } from './posts-admin.dto.js';
import type { PostCard, PostsQuery } from './posts.dto.js';

type Order = readonly [column: string, direction: 'ASC' | 'DESC'][];

const byPublication: Order = [
  ['post.publishedAt', 'DESC'],
  ['post.id', 'DESC'],
];
const adminOrders: Record<AdminPostSort, Order> = {
  newest: [['post.id', 'DESC']],
  updated: [
    ['post.updatedAt', 'DESC'],
    ['post.id', 'DESC'],
  ],
  title: [
    ['post.sortKey', 'ASC'],
    ['post.id', 'ASC'],
  ],
};

/** Everything but the text, which is long. */
const cardColumns = [
  ...['id', 'slug', 'title', 'excerpt', 'image', 'category', 'tags', 'tagKey', 'author', 'status'],
  ...['publishedAt', 'readingMinutes', 'version', 'createdAt', 'updatedAt'],
].map((column) => `post.${column}`);

/** One way to write a tag, however it is typed; without the sign that parts tags. */
function keyOf(tag: string): string {
  return foldForSearch(tag).replaceAll('|', '').slice(0, 100);
}

/** What {@link Post.tagKey} holds. */
export function tagKeyOf(tags: string[]): string {
  return `|${tags.map((tag) => `${keyOf(tag)}|`).join('')}`;
}

/** Published articles, the newest first. Two queries, the second for the total. */
export function publishedPage(manager: EntityManager, query: PostsQuery): Promise<Page<PostCard>> {
  const find = filtered(manager, query).andWhere('post.status = :status', { status: 'published' });
  return pageOf(find, byPublication, query);
}

/** All articles, drafts too. Two queries. */
export function adminPage(manager: EntityManager, query: AdminPostsQuery): Promise<Page<PostCard>> {
  const find = filtered(manager, query);
  if (query.status !== 'all') find.andWhere('post.status = :status', { status: query.status });
  return pageOf(find, adminOrders[query.sort], query);
}

/** The newest `most` published articles but the one with this id. */
export function newestBeside(manager: EntityManager, id: number, most: number): Promise<PostCard[]> {
  const find = manager.createQueryBuilder(Post, 'post').select(cardColumns);
  find.where('post.status = :status AND post.id <> :id', { status: 'published', id });
  return ordered(find, byPublication).limit(most).getMany();
}

/** The first published article that fits one of `where`, oldest or newest of them. */
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
  const find = manager.createQueryBuilder(Post, 'post');
  if (category !== 'all') find.andWhere('post.category = :category', { category });
  if (tag !== undefined) find.andWhere('INSTR(post.tagKey, :tag) > 0', { tag: tagKeyOf([tag]) });
  return holdsWords(find, 'post.searchKey', q);
}

async function pageOf(find: SelectQueryBuilder<Post>, order: Order, query: PageQuery): Promise<Page<PostCard>> {
  const counted = await find.clone().select('COUNT(*)', 'total').getRawOne<{ total: number | string }>();
  const total = Number(counted?.total ?? 0);
  const { skip, take } = rangeOf(query);
  if (skip >= total) return { rows: [], total };
  return { rows: await ordered(find.select(cardColumns), order).limit(take).offset(skip).getMany(), total };
}

function ordered(find: SelectQueryBuilder<Post>, order: Order): SelectQueryBuilder<Post> {
  for (const [column, direction] of order) find.addOrderBy(column, direction);
  return find;
}
