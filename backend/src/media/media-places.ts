import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addressAfter, type MediaItem } from './media-item.entity.js';
import { MediaUse, type MediaPlace } from './media-use.entity.js';

/** An item whose file was replaced, and with it all its addresses. */
export interface MovedFile {
  /** As it is now. */
  item: MediaItem;
  /** A text with the new addresses in the place of the old ones. */
  readdressed: (text: string) => string;
}

/** Writes the new addresses into the things with these ids, in the transaction that replaces the file. */
type Readdress = (tx: EntityManager, placeIds: readonly string[], moved: MovedFile) => Promise<void>;

/**
 * The domains whose things name files by address. Files are cached for good, so a replaced one has another address, which
 * every thing that shows it must learn at once; what names files by id need not be told.
 */
@Injectable()
export class MediaPlaces {
  private readonly owners = new Map<MediaPlace, Readdress>();

  register(place: MediaPlace, readdress: Readdress): void {
    this.owners.set(place, readdress);
  }

  /** Tells all that show `item` of its new addresses; `from` is the stem that it had. */
  async readdress(tx: EntityManager, item: MediaItem, from: string): Promise<void> {
    const old = new RegExp(`/media/(${from}(?:-\\d{1,4})?\\.[a-z]{3,4})`, 'g');
    const readdressed = (text: string): string =>
      text.replace(old, (_address, filename: string) => addressAfter(item, filename));
    const uses = await tx.findBy(MediaUse, { mediaId: item.id });
    for (const [place, readdress] of this.owners) {
      const placeIds = uses.filter((use) => use.place === place).map(({ placeId }) => placeId);
      if (placeIds.length > 0) await readdress(tx, placeIds, { item, readdressed });
    }
  }
}
