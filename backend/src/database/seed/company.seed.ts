import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { dayBefore, dayOf } from '../../common/tehran-day.js';
import { Env } from '../../config/index.js';
import { Certificate } from '../../content/index.js';
import { Seller, SellersService } from '../../sellers/index.js';
import { Database } from '../database.js';
import { bumpRevision } from '../revision.js';
import { demoCertificates } from './certificates.js';
import { seedOnce } from './seed-once.js';
import { demoSellers } from './sellers.js';

/** `SEED=demo`: details of the company's certificates, and approved sellers; each where staff have none of their own. */
@Injectable()
export class CompanySeed implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly database: Database,
    private readonly sellers: SellersService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.seed !== 'demo') return;
    await seedOnce(this.database, {
      name: 'demo-certificates',
      hasOwn: (manager) => manager.existsBy(Certificate, { number: Not(IsNull()) }),
      fill: (tx) => this.fillCertificates(tx),
    });
    await seedOnce(this.database, {
      name: 'demo-sellers',
      hasOwn: (manager) => manager.exists(Seller),
      fill: (tx) => this.fillSellers(tx),
    });
  }

  private async fillCertificates(tx: EntityManager): Promise<void> {
    await bumpRevision(tx);
    const today = dayOf(new Date());
    for (const { name, validForDays, ...details } of demoCertificates) {
      const validUntil = dayBefore(today, -validForDays);
      await tx.update(Certificate, { name }, { ...details, validUntil });
    }
  }

  private async fillSellers(tx: EntityManager): Promise<void> {
    for (const seller of demoSellers) await this.sellers.add(seller, tx);
  }
}
