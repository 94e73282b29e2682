import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Product } from '../../catalog/index.js';
import { dayBefore, dayOf } from '../../common/tehran-day.js';
import { AnalysesService, Lot, LotsService } from '../../lots/index.js';
import { Database } from '../database.js';
import { bumpRevision } from '../revision.js';
import { DemoSeed } from './demo.seed.js';
import { demoLots, type DemoLot } from './lots.js';
import { seedOnce } from './seed-once.js';

const keptForDays = 730;

/** Adds lots with certificates, after it has filled the catalogue that contains their products. */
@Injectable()
export class LotsSeed {
  constructor(
    private readonly database: Database,
    private readonly catalogue: DemoSeed,
    private readonly lots: LotsService,
    private readonly analyses: AnalysesService,
  ) {}

  async fillOnce(): Promise<void> {
    await this.catalogue.fillOnce();
    await seedOnce(this.database, {
      name: 'demo-lots',
      hasOwn: (manager) => manager.exists(Lot),
      fill: (tx) => this.fill(tx),
    });
  }

  private async fill(tx: EntityManager): Promise<void> {
    await bumpRevision(tx);
    for (const lot of demoLots) await this.add(tx, lot);
  }

  /** If staff have deleted the product meanwhile, no lot is added. */
  private async add(tx: EntityManager, demo: DemoLot): Promise<void> {
    const product = await tx.findOneBy(Product, { sku: demo.sku });
    if (!product) return;
    const { number, kilograms, pack, status, analysis } = demo;
    const producedOn = dayBefore(dayOf(new Date()), demo.producedDaysAgo);
    const bestBefore = dayBefore(producedOn, -keptForDays);
    const form = { number, productId: product.id, producedOn, bestBefore, kilograms, pack };
    const lot = await this.lots.add(form, tx);
    const draft = await this.analyses.add(lot, { ...analysis, kind: 'lot', analysedOn: dayBefore(producedOn, -3) }, tx);
    await this.analyses.storePublished(tx, draft, lot);
    await tx.update(Lot, { id: lot.id }, { status });
  }
}
