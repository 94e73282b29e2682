import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/index.js';
import { ContentModule } from '../../content/index.js';
import { ArticlesSeed } from './articles.seed.js';
import { DemoSeed } from './demo.seed.js';

@Module({ imports: [CatalogModule, ContentModule], providers: [DemoSeed, ArticlesSeed] })
export class SeedModule {}
