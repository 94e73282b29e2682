import type { PostCard } from './get-posts';

/** The drawing that stands in for the picture of an article without one: that of its category. */
export function coverOf({ category }: Pick<PostCard, 'category'>): string {
  return `/assets/blog/${category}.svg`;
}

/** For messengers, which take no drawings: ours are there as PNG too. */
export function sharedCoverOf(post: Pick<PostCard, 'category' | 'image'>): string {
  return (post.image ?? coverOf(post)).replace(/^(\/assets\/blog\/.*)\.svg$/, '$1.png');
}
