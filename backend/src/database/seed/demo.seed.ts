import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PriceListService, Product, ProductsService } from '../../catalog/index.js';
import { Env } from '../../config/index.js';
import { SettingsService } from '../../content/index.js';
import { Database } from '../database.js';
import { isUniqueViolation } from '../unique.js';
import { demoPriceList } from './price-list.js';
import { demoProducts } from './products.js';
import { SeedRun } from './seed-run.entity.js';

const name = 'demo-catalogue';

/** `SEED=demo`: the catalogue and the price list, once, into an empty database, in one write. */
@Injectable()
export class DemoSeed implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly database: Database,
    private readonly products: ProductsService,
    private readonly prices: PriceListService,
    private readonly settings: SettingsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.seed !== 'demo' || (await this.isFilled(this.database.read))) return;
    try {
      await this.database.write((tx) => this.fill(tx));
    } catch (error) {
      // Another copy that started at the same moment was first.
      if (!(isUniqueViolation(error) && (await this.isFilled(this.database.read)))) throw error;
    }
  }

  private async isFilled(manager: EntityManager): Promise<boolean> {
    return (await manager.existsBy(SeedRun, { name })) || (await manager.exists(Product));
  }

  private async fill(tx: EntityManager): Promise<void> {
    await tx.insert(SeedRun, { name, at: new Date() });
    const { usdRate } = await this.settings.get(tx);
    for (const entry of demoPriceList) await this.prices.add(entry, tx, usdRate);
    for (const product of demoProducts) await this.products.add(product, tx);
  }
}
