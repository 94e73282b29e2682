import { drawingOf } from '@afshoreh/persian';
import type { Product } from '../catalog/index.js';
import { postCategoryLabels, type Post } from '../content/index.js';
import { copy } from './copy.js';
import { isBackground } from './backgrounds.js';

/** The content of an Open Graph picture. Equal contents give the same picture. */
export interface Card {
  /** The drawing behind the words, a file of `assets/open-graph`. */
  background: string;
  /** A picture of the media library, shown instead of the drawing. */
  photo: string | null;
  kicker: string | null;
  title: string;
  facts: string;
}

export function cardOfProduct({ name, image, type, brix, origin, weight, packName }: Product): Card {
  const facts = [brix && copy.brix(brix), origin, weight].filter(Boolean).join(copy.separator);
  return { ...backgroundOf(image, drawingOf(name, packName).file), kicker: type, title: name, facts };
}

export function cardOfPost({ title, image, category, author }: Post): Card {
  return { ...backgroundOf(image, category), kicker: postCategoryLabels[category], title, facts: author };
}

function backgroundOf(image: string | null, usual: string): Pick<Card, 'background' | 'photo'> {
  const [, folder, file = ''] = /^\/(media|assets)\/(?:.*\/)?([^/]+)$/.exec(image ?? '') ?? [];
  if (folder === 'media') return { background: usual, photo: file };
  const own = file.replace(/\.\w+$/, '');
  return { background: isBackground(own) ? own : usual, photo: null };
}
