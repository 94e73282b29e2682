import { Module } from '@nestjs/common';
import { BlogModule } from './blog/index.js';
import { CertificatesController, CertificatesService } from './certificates/index.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

/** What the site says: its texts, its settings and its blog. */
@Module({
  imports: [BlogModule],
  controllers: [CertificatesController, ContentController, SettingsController],
  providers: [CertificatesService, ContentService, SettingsService],
  exports: [SettingsService, BlogModule],
})
export class ContentModule {}
