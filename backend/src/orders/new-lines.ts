import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProductsService } from '../catalog/index.js';
import { SettingsService } from '../content/index.js';
import type { PlacedLine } from './copy.js';
import type { OrderLine } from './order-line.entity.js';
import { ProductUnknown } from './orders.errors.js';

export interface AskedLine {
  productId: number;
  quantity: number;
  /** Where it was in the body. */
  field: string;
}

export type NewLine = PlacedLine & Pick<OrderLine, 'productId'>;

/** Makes lines from asked products. Names, packs, list prices and the exchange rate come from the database, never from the client. */
@Injectable()
export class NewLines {
  constructor(
    private readonly products: ProductsService,
    private readonly settings: SettingsService,
  ) {}

  /** The lines in the given order. Throws {@link ProductUnknown}. */
  async of(asked: readonly AskedLine[], tx: EntityManager): Promise<NewLine[]> {
    const { usdRate } = await this.settings.get(tx);
    const products = await this.products.findAll(
      asked.map(({ productId }) => productId),
      tx,
    );
    return asked.map(({ productId, quantity, field }) => {
      const product = products.find(({ id }) => id === productId);
      if (!product) throw new ProductUnknown(field, productId);
      const { name: productName, listUsdPerTon: usdPerTon, packName, packKilograms } = product;
      const rate = usdPerTon === null ? null : usdRate;
      return { productId, productName, quantity, usdPerTon, rate, packName, packKilograms };
    });
  }
}
