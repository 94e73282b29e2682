import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { MediaPlaces, MediaVariantDto, type MovedFile } from '../media/index.js';
import { Product } from './product.entity.js';

/** Gives products the new address of a picture whose file was replaced. */
@Injectable()
export class ProductPictures {
  constructor(places: MediaPlaces) {
    places.register('product', readdress);
  }
}

async function readdress(tx: EntityManager, ids: readonly string[], { item, readdressed }: MovedFile): Promise<void> {
  for (const { id, image } of await tx.findBy(Product, { id: In(ids.map(Number)) })) {
    // Else it is one of the product's documents, which are known by id.
    if (image === null || readdressed(image) === image) continue;
    const imageVariants = item.variants.map((variant) => MediaVariantDto.of(variant));
    await tx.update(Product, { id }, { image: readdressed(image), imageVariants });
  }
}
