import type { PostCard } from './get-posts';

/** The drawing of the article's category, for an article without a picture. */
export function coverOf({ category }: Pick<PostCard, 'category'>): string {
  return `/assets/blog/${category}.svg`;
}

/** The picture for link previews. Messengers do not show SVG, so our drawings exist as PNG too. */
export function sharedCoverOf(post: Pick<PostCard, 'category' | 'image'>): string {
  return (post.image ?? coverOf(post)).replace(/^(\/assets\/blog\/.*)\.svg$/, '$1.png');
}
