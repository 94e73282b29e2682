import { In, type EntityManager } from 'typeorm';
import { MediaVariantDto } from './media.dto.js';
import { MediaItem } from './media-item.entity.js';
import { mediaFilenamesIn } from './media-uses.js';

/**
 * The smaller copies of the picture at an address, for `srcset`; empty for a picture outside the library. They never change,
 * so they may be stored with the address. Null when the address belongs to a document.
 */
export async function variantsOfPicture(tx: EntityManager, address: string): Promise<MediaVariantDto[] | null> {
  return (await variantsOfPictures(tx, [address])).get(address) ?? null;
}

/** {@link variantsOfPicture} of several addresses. One query. */
export async function variantsOfPictures(
  manager: EntityManager,
  addresses: readonly string[],
): Promise<Map<string, MediaVariantDto[] | null>> {
  const stemOf = (address: string): string => mediaFilenamesIn(address)[0]?.slice(0, 32) ?? '';
  const stems = addresses.map(stemOf).filter(Boolean);
  const items = stems.length > 0 ? await manager.findBy(MediaItem, { stem: In(stems) }) : [];
  const byStem = new Map(items.map((item) => [item.stem, item]));
  return new Map(addresses.map((address) => [address, variantsOf(byStem.get(stemOf(address)))]));
}

function variantsOf(item: MediaItem | undefined): MediaVariantDto[] | null {
  if (!item) return [];
  return item.isImage ? item.variants.map((variant) => MediaVariantDto.of(variant)) : null;
}

/** The alternative text that the library has for the picture at an address, or null. */
export async function altOfPicture(manager: EntityManager, address: string | null): Promise<string | null> {
  const [filename] = mediaFilenamesIn(address ?? '');
  const item = filename && (await manager.findOneBy(MediaItem, { stem: filename.slice(0, 32) }));
  return (item && item.alt) || null;
}
