import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/index.js';
import { ContentModule } from '../../content/index.js';
import { SellersModule } from '../../sellers/index.js';
import { CompanySeed } from './company.seed.js';
import { DemoSeed } from './demo.seed.js';

@Module({ imports: [CatalogModule, ContentModule, SellersModule], providers: [DemoSeed, CompanySeed] })
export class SeedModule {}
