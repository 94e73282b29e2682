import { Column, Entity, Index } from 'typeorm';
import { sortKeyColumn } from '../../common/search/index.js';
import { instantColumn } from '../../database/columns.js';
import type { PostCategory } from './post-category.js';
import { VersionedEntity } from '../../database/entity.js';

export const postStatuses = ['draft', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** An article of the blog; visitors see published articles only. */
@Entity('blog_post')
@Index(['status', 'publishedAt', 'id'])
export class Post extends VersionedEntity {
  /** Latin letters, digits and dashes. */
  @Index('blog_post_slug', { unique: true })
  @Column({ type: 'varchar', length: 120 })
  slug: string;

  @Column({ type: 'varchar', length: 200 })
  title: string;

  @Index('blog_post_sort_key')
  @Column(sortKeyColumn)
  sortKey: string;

  @Column({ type: 'varchar', length: 500 })
  excerpt: string;

  /** HTML, cleaned by `articleHtml`. */
  @Column({ type: 'text' })
  content: string;

  @Column({ type: 'varchar', length: 500, nullable: true })
  image: string | null;

  @Column({ type: 'varchar', length: 32 })
  category: PostCategory;

  @Column({ type: 'simple-json' })
  tags: string[];

  /** The folded tags as `|tag|tag|`, so that a tag is found however it is typed. */
  @Column({ type: 'varchar', length: 2000 })
  tagKey: string;

  @Column({ type: 'varchar', length: 100 })
  author: string;

  @Column({ type: 'varchar', length: 16 })
  status: PostStatus;

  /** When the article was first published; it keeps this date when it becomes a draft again. */
  @Column({ ...instantColumn, nullable: true })
  publishedAt: Date | null;

  @Column({ type: 'integer' })
  readingMinutes: number;

  /** Title, excerpt, author, category, tags and the beginning of the text, folded for the search. */
  @Column({ type: 'text' })
  searchKey: string;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  updatedAt: Date;
}

export type PostCard = Omit<Post, 'content' | 'searchKey' | 'sortKey'>;

export interface PublishedPost extends Post {
  imageAlt: string | null;
  related: PostCard[];
  previous: Pick<Post, 'slug' | 'title'> | null;
  next: Pick<Post, 'slug' | 'title'> | null;
}
