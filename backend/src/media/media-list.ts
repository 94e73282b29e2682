import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Page } from '../common/http/index.js';
import { allOf, inRange, pageOf, sortKeyOf, storeTerms, type ListOrder } from '../common/search/index.js';
import type { MediaExportQuery, MediaQuery, MediaSort } from './media.dto.js';
import { MediaItem } from './media-item.entity.js';
import { MediaSearchTerm, mediaTermsOf } from './media-search-term.entity.js';

const newestFirst: ListOrder = { 'item.id': 'DESC' };
const orders: Record<MediaSort, ListOrder> = {
  newest: newestFirst,
  name: { 'item.sortKey': 'ASC', ...newestFirst },
  size: { 'item.size': 'DESC', ...newestFirst },
};

/** Stores an item with its sort key and search terms. */
export async function storeItem(tx: EntityManager, item: MediaItem): Promise<MediaItem> {
  item.sortKey = sortKeyOf(item.originalFilename);
  const stored = await tx.save(item);
  await storeTerms(tx, MediaSearchTerm, stored.id, mediaTermsOf(stored));
  return stored;
}

export function mediaPage(manager: EntityManager, query: MediaQuery): Promise<Page<MediaItem>> {
  return pageOf(filtered(manager, query), orders[query.sort], query, { terms: MediaSearchTerm });
}

export function mediaBatches(manager: EntityManager, query: MediaExportQuery): AsyncGenerator<MediaItem[]> {
  return allOf(filtered(manager, query), query.q, { terms: MediaSearchTerm });
}

type Filters = Pick<MediaQuery, 'type' | 'from' | 'to'>;

function filtered(manager: EntityManager, { type, ...range }: Filters): SelectQueryBuilder<MediaItem> {
  const find = manager.createQueryBuilder(MediaItem, 'item');
  if (type !== 'all') find.where('item.isImage = :isImage', { isImage: type === 'images' });
  return inRange(find, 'item.createdAt', range);
}

export async function countMedia(manager: EntityManager): Promise<{ all: number; images: number; other: number }> {
  const [all, images] = await Promise.all([manager.count(MediaItem), manager.countBy(MediaItem, { isImage: true })]);
  return { all, images, other: all - images };
}
