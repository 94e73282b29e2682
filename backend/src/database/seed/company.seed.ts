import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { dayBefore, dayMs, dayOf } from '../../common/tehran-day.js';
import { Certificate, Post, PostsService } from '../../content/index.js';
import { Seller, SellersService } from '../../sellers/index.js';
import { Database } from '../database.js';
import { bumpRevision } from '../revision.js';
import { demoArticles } from './articles/index.js';
import { seedOnce } from './seed-once.js';
import { demoSellers } from './sellers.js';

/** The data that the first certificates lack, so that visitors see them. The issuers do not exist. */
const demoCertificates = [
  { name: 'ISO 22000', issuer: 'مؤسسهٔ گواهی آریاسنج', number: 'FSMS-22-1048', validForDays: 760 },
  { name: 'HACCP', issuer: 'مؤسسهٔ گواهی آریاسنج', number: 'HACCP-22-1049', validForDays: 760 },
  { name: 'ISO 9001', issuer: 'شرکت ممیزی کیفیت زاگرس', number: 'QMS-31-0772', validForDays: 540 },
];

/** Adds articles, details of the company's certificates, and approved sellers. Each is added only if staff have none. */
@Injectable()
export class CompanySeed {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsService,
    private readonly sellers: SellersService,
  ) {}

  async fillOnce(): Promise<void> {
    await seedOnce(this.database, {
      name: 'demo-articles',
      hasOwn: (manager) => manager.exists(Post),
      fill: (tx) => this.fillArticles(tx),
    });
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

  private async fillArticles(tx: EntityManager): Promise<void> {
    const oldestFirst = [...demoArticles].sort((a, b) => b.daysAgo - a.daysAgo);
    for (const { daysAgo, ...article } of oldestFirst) {
      await this.posts.add({ ...article, status: 'published' }, new Date(Date.now() - daysAgo * dayMs), tx);
    }
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
