import { type EntityManager, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Post } from './post.entity.js';
import { EntityWithId } from '../../database/entity.js';

/** A slug that an article had while it was published, so that old links still lead to the article. */
@Entity('blog_post_address')
export class PostAddress extends EntityWithId {
  @Index('blog_post_address_slug', { unique: true })
  @Column({ type: 'varchar', length: 120 })
  slug: string;

  @Index('blog_post_address_post')
  @Column({ type: 'integer' })
  postId: number;

  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'postId' })
  post: Relation<Post>;
}

/**
 * Stores the old slug of a published article, in the transaction that changes it. When an article takes a slug that is
 * stored as an old one, the stored row is deleted, because the slug leads to that article from now on.
 */
export async function moveAddress(
  tx: EntityManager,
  before: Pick<Post, 'slug' | 'publishedAt'>,
  post: Post,
): Promise<void> {
  await tx.delete(PostAddress, { slug: post.slug });
  if (before.slug === post.slug || before.publishedAt === null) return;
  await tx.insert(PostAddress, { slug: before.slug, postId: post.id });
}

export async function movedPostId(manager: EntityManager, slug: string): Promise<number | null> {
  return (await manager.findOneBy(PostAddress, { slug }))?.postId ?? null;
}
