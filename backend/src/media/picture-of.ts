import type { EntityManager } from 'typeorm';
import { MediaVariantDto } from './media.dto.js';
import { MediaItem } from './media-item.entity.js';
import { mediaFilenamesIn } from './media-uses.js';

/**
 * The smaller copies of the picture at an address, for `srcset`; none for a picture from elsewhere. They never change,
 * so whoever stores the address may store them beside it. Null when the address is that of a document.
 */
export async function variantsOfPicture(tx: EntityManager, address: string): Promise<MediaVariantDto[] | null> {
  const [filename] = mediaFilenamesIn(address);
  const item = filename && (await tx.findOneBy(MediaItem, { stem: filename.slice(0, 32) }));
  if (!item) return [];
  return item.isImage ? item.variants.map((variant) => MediaVariantDto.of(variant)) : null;
}

/** What the library says that the picture at an address shows; null when it says nothing. */
export async function altOfPicture(manager: EntityManager, address: string | null): Promise<string | null> {
  const [filename] = mediaFilenamesIn(address ?? '');
  const item = filename && (await manager.findOneBy(MediaItem, { stem: filename.slice(0, 32) }));
  return (item && item.alt) || null;
}
