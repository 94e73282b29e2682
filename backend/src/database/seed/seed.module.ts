import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/index.js';
import { ContentModule } from '../../content/index.js';
import { LotsModule } from '../../lots/index.js';
import { SellersModule } from '../../sellers/index.js';
import { CompanySeed } from './company.seed.js';
import { DemoSeed } from './demo.seed.js';
import { LotsSeed } from './lots.seed.js';

@Module({
  imports: [CatalogModule, ContentModule, LotsModule, SellersModule],
  providers: [DemoSeed, LotsSeed, CompanySeed],
})
export class SeedModule {}
