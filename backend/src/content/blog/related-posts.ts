import type { PostCard } from './post.entity.js';

type Subject = Pick<PostCard, 'category' | 'tagKey'>;

/**
 * The `most` of `others` closest to an article: one of the same category counts as much as two common tags; of equally
 * close ones those that come first in `others`.
 */
export function relatedTo<T extends Subject>(post: Subject, others: readonly T[], most: number): T[] {
  const tags = new Set(tagsOf(post));
  const closeness = (other: T): number =>
    (other.category === post.category ? 2 : 0) + tagsOf(other).filter((tag) => tags.has(tag)).length;
  return others
    .map((other) => ({ other, points: closeness(other) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ other }) => other);
}

function tagsOf({ tagKey }: Subject): string[] {
  return tagKey.split('|').filter((tag) => tag !== '');
}
