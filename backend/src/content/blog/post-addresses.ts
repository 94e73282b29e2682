import type { EntityManager } from 'typeorm';
import { PostAddress } from './post-address.entity.js';
import type { Post } from './post.entity.js';

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
