import { drawingOf } from '@afshoreh/persian';
import type { Product } from '../catalog/index.js';
import { postCategoryLabels, type Post } from '../content/index.js';
import { copy } from './copy.js';
import { isGround } from './grounds.js';

/** What an Open Graph picture shows; two that are equal are the same picture. */
export interface Card {
  /** The drawing behind the words, a file of `assets/open-graph`. */
  ground: string;
  /** A picture of the media library, shown in place of the drawing. */
  photo: string | null;
  kicker: string | null;
  title: string;
  facts: string;
}

export function cardOfProduct({ name, image, type, brix, origin, weight }: Product): Card {
  const facts = [brix && copy.brix(brix), origin, weight].filter(Boolean).join(copy.separator);
  return { ...groundOf(image, drawingOf(name)), kicker: type, title: name, facts };
}

export function cardOfPost({ title, image, category, author }: Post): Card {
  return { ...groundOf(image, category), kicker: postCategoryLabels[category], title, facts: author };
}

function groundOf(image: string | null, usual: string): Pick<Card, 'ground' | 'photo'> {
  const [, folder, file = ''] = /^\/(media|assets)\/(?:.*\/)?([^/]+)$/.exec(image ?? '') ?? [];
  if (folder === 'media') return { ground: usual, photo: file };
  const own = file.replace(/\.\w+$/, '');
  return { ground: isGround(own) ? own : usual, photo: null };
}
