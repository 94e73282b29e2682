import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/index.js';
import { ContentModule } from '../../content/index.js';
import { DemoSeed } from './demo.seed.js';

@Module({ imports: [CatalogModule, ContentModule], providers: [DemoSeed] })
export class SeedModule {}
