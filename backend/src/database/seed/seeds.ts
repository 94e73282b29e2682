import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Env } from '../../config/index.js';
import { CompanySeed } from './company.seed.js';
import { DocumentsSeed } from './documents.seed.js';
import { LotsSeed } from './lots.seed.js';

/** `SEED=demo`: fills an empty database before the site is up, and adds the documents afterwards. */
@Injectable()
export class Seeds implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly lots: LotsSeed,
    private readonly company: CompanySeed,
    private readonly documents: DocumentsSeed,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.seed !== 'demo') return;
    await Promise.all([this.lots.fillOnce(), this.company.fillOnce()]);
    // With `ROLE=api`, this copy leaves the documents to the copy that does the background work.
    if (this.env.sendsMessages) this.documents.begin();
  }
}
