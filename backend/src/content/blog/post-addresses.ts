import type { EntityManager } from 'typeorm';
import { PostAddress } from './post-address.entity.js';
import type { Post } from './post.entity.js';

/**
 * Keeps the slug that a published article gives up, in the transaction of the change. A slug that an article takes, this one
 * again or another, leads to that article from now on.
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

/** The article that had this slug before; null for none. */
export async function movedPostId(manager: EntityManager, slug: string): Promise<number | null> {
  return (await manager.findOneBy(PostAddress, { slug }))?.postId ?? null;
}
