import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { BlogModule } from './blog/index.js';
import { CertificateScans, CertificatesController, CertificatesService } from './certificates/index.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';
import { HolidaysController, HolidaysService } from './holidays/index.js';
import { SectionPictures } from './section-pictures.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

/** What the site says: its texts, its settings and its blog. */
@Module({
  imports: [BlogModule, MediaModule],
  controllers: [CertificatesController, ContentController, HolidaysController, SettingsController],
  providers: [CertificateScans, CertificatesService, ContentService, HolidaysService, SectionPictures, SettingsService],
  exports: [HolidaysService, SettingsService, BlogModule],
})
export class ContentModule {}
