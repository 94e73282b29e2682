import { foldForSearch } from '@afshoreh/persian';
import type { EntityManager } from 'typeorm';
import type { Page } from '../common/http/index.js';
import { idsFoundBy, pageOf, sortKeyOf, storeTerms, type ListOrder } from '../common/search/index.js';
import type { MediaQuery, MediaSort } from './media.dto.js';
import { MediaItem } from './media-item.entity.js';
import { MediaSearchTerm, mediaTermsOf } from './media-search-term.entity.js';

const newestFirst = [['item.id', 'DESC']] as const;
const orders: Record<MediaSort, ListOrder> = {
  newest: newestFirst,
  name: [['item.sortKey', 'ASC'], ...newestFirst],
  size: [['item.size', 'DESC'], ...newestFirst],
};

/** What copies of the release before look inside. */
function searchKeyOf({ filename, originalFilename, tags }: MediaItem): string {
  return [filename, originalFilename, ...tags.split(',')].map(foldForSearch).join('\n');
}

/** Stores an item with what it is found by. */
export async function storeItem(tx: EntityManager, item: MediaItem): Promise<MediaItem> {
  item.searchKey = searchKeyOf(item);
  item.sortKey = sortKeyOf(item.originalFilename);
  const stored = await tx.save(item);
  await storeTerms(tx, MediaSearchTerm, stored.id, mediaTermsOf(stored));
  return stored;
}

/** One page of the library. */
export async function mediaPage(manager: EntityManager, query: MediaQuery): Promise<Page<MediaItem>> {
  const find = manager.createQueryBuilder(MediaItem, 'item');
  if (query.type !== 'all') find.where('item.isImage = :isImage', { isImage: query.type === 'images' });
  return pageOf(find, orders[query.sort], query, await idsFoundBy(manager, MediaSearchTerm, query.q));
}

/** How many files each tab of the media screen has. */
export async function countMedia(manager: EntityManager): Promise<{ all: number; images: number; other: number }> {
  const [all, images] = await Promise.all([manager.count(MediaItem), manager.countBy(MediaItem, { isImage: true })]);
  return { all, images, other: all - images };
}
