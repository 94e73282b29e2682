import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

/** What the site says: its texts and its settings. */
@Module({
  controllers: [ContentController, SettingsController],
  providers: [ContentService, SettingsService],
  exports: [SettingsService],
})
export class ContentModule {}
