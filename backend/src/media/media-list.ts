import { foldForSearch } from '@afshoreh/persian';
import type { EntityManager } from 'typeorm';
import { rangeOf, type Page } from '../common/http/index.js';
import { holdsWords } from '../common/search/index.js';
import type { MediaQuery, MediaSort } from './media.dto.js';
import { MediaItem } from './media-item.entity.js';

const newestFirst = [['item.id', 'DESC']] as const;
const orders: Record<MediaSort, readonly (readonly [column: string, direction: 'ASC' | 'DESC'])[]> = {
  newest: newestFirst,
  name: [['item.originalFilename', 'ASC'], ...newestFirst],
  size: [['item.size', 'DESC'], ...newestFirst],
};

/** What searches look inside (spec §2 "Media screen"): both file names and the tags, folded (D3). */
export function searchKeyOf({ filename, originalFilename, tags }: MediaItem): string {
  return [filename, originalFilename, ...tags.split(',')].map(foldForSearch).join('\n');
}

/** One page of the library. Two queries, the second for the total. */
export async function mediaPage(manager: EntityManager, query: MediaQuery): Promise<Page<MediaItem>> {
  const find = manager.createQueryBuilder(MediaItem, 'item');
  if (query.type !== 'all') find.andWhere('item.isImage = :isImage', { isImage: query.type === 'images' });
  holdsWords(find, 'item.searchKey', query.q);
  for (const [column, direction] of orders[query.sort]) find.addOrderBy(column, direction);
  const { skip, take } = rangeOf(query);
  const [rows, total] = await find.skip(skip).take(take).getManyAndCount();
  return { rows, total };
}

/** How many files each tab of the media screen has. */
export async function countMedia(manager: EntityManager): Promise<{ all: number; images: number; other: number }> {
  const [all, images] = await Promise.all([manager.count(MediaItem), manager.countBy(MediaItem, { isImage: true })]);
  return { all, images, other: all - images };
}
