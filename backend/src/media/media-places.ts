import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addressAfter, type MediaItem } from './media-item.entity.js';
import { MediaUse, type MediaPlace } from './media-use.entity.js';

/** An item whose file was replaced, so that it has new addresses. */
interface MovedFile {
  item: MediaItem;
  /** Returns the text with the new addresses instead of the old ones. */
  withNewAddresses: (text: string) => string;
}

/** Stores the new addresses in the records with these ids, in the transaction that replaces the file. */
type MoveListener = (tx: EntityManager, placeIds: readonly string[], moved: MovedFile) => Promise<void>;

/**
 * Updates records that store the address of a file, when the file is replaced. Browsers cache files for ever, so a
 * replaced file has a new address. Records that store the file's id need no update.
 */
@Injectable()
export class MediaPlaces {
  private readonly listeners = new Map<MediaPlace, MoveListener>();

  /** Registers the function that updates one kind of record. */
  onMove(place: MediaPlace, listener: MoveListener): void {
    this.listeners.set(place, listener);
  }

  /** Updates all records that show `item`; `from` is the stem of its old file. */
  async updateAddresses(tx: EntityManager, item: MediaItem, from: string): Promise<void> {
    const old = new RegExp(`/media/(${from}(?:-\\d{1,4})?\\.[a-z]{3,4})`, 'g');
    const withNewAddresses = (text: string): string =>
      text.replace(old, (_address, filename: string) => addressAfter(item, filename));
    const uses = await tx.findBy(MediaUse, { mediaId: item.id });
    for (const [place, update] of this.listeners) {
      const placeIds = uses.filter((use) => use.place === place).map(({ placeId }) => placeId);
      if (placeIds.length > 0) await update(tx, placeIds, { item, withNewAddresses });
    }
  }
}
