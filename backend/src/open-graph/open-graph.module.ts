import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { ContentModule } from '../content/index.js';
import { MediaModule } from '../media/index.js';
import { OpenGraphPictures } from './open-graph-pictures.service.js';

@Module({ imports: [CatalogModule, ContentModule, MediaModule], providers: [OpenGraphPictures] })
export class OpenGraphModule {}
