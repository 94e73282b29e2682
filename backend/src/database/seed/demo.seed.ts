import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PriceListService, Product, ProductsService, type SavePriceListEntryDto } from '../../catalog/index.js';
import { SettingsService } from '../../content/index.js';
import { Database } from '../database.js';
import { demoProducts } from './products.js';
import { seedOnce } from './seed-once.js';

/** US dollars per ton. */
const demoPriceList: SavePriceListEntryDto[] = [
  { name: 'پورهٔ سیب', usdPerTon: 2000 },
  { name: 'رب گوجه‌فرنگی', usdPerTon: 900 },
  { name: 'پورهٔ زردآلو', usdPerTon: 2200 },
  { name: 'کنسانترهٔ خرما', usdPerTon: 1700 },
  { name: 'کنسانترهٔ آلبالو', usdPerTon: 2000 },
  { name: 'پورهٔ انبه', usdPerTon: 2500 },
];

/** Adds the catalogue and the price list to a database without products. `LotsSeed` calls it. */
@Injectable()
export class DemoSeed {
  constructor(
    private readonly database: Database,
    private readonly products: ProductsService,
    private readonly prices: PriceListService,
    private readonly settings: SettingsService,
  ) {}

  async fillOnce(): Promise<void> {
    await seedOnce(this.database, {
      name: 'demo-catalogue',
      hasOwn: (manager) => manager.exists(Product),
      fill: (tx) => this.fill(tx),
    });
  }

  private async fill(tx: EntityManager): Promise<void> {
    await this.settings.setRateNow(tx);
    const settings = await this.settings.get(tx);
    for (const entry of demoPriceList) await this.prices.add(entry, tx, settings);
    for (const product of demoProducts) await this.products.add(product, tx);
  }
}
