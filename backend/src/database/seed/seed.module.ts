import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/index.js';
import { ContentModule } from '../../content/index.js';
import { LotsModule } from '../../lots/index.js';
import { MediaModule } from '../../media/index.js';
import { SellersModule } from '../../sellers/index.js';
import { CompanySeed } from './company.seed.js';
import { DemoSeed } from './demo.seed.js';
import { DocumentsSeed } from './documents.seed.js';
import { LotsSeed } from './lots.seed.js';
import { Seeds } from './seeds.js';

@Module({
  imports: [CatalogModule, ContentModule, LotsModule, MediaModule, SellersModule],
  providers: [DemoSeed, LotsSeed, DocumentsSeed, CompanySeed, Seeds],
})
export class SeedModule {}
