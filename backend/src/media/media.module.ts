import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MediaFiles } from './media-files.js';
import { MediaController } from './media.controller.js';
import { MediaLeftovers } from './media-leftovers.service.js';
import { MediaService } from './media.service.js';
import { MediaUploadController } from './media-upload.controller.js';
import { MediaUploadService } from './media-upload.service.js';

/** The media library: files that products, sections, posts and sellers show. */
@Module({
  imports: [AuthModule],
  controllers: [MediaController, MediaUploadController],
  providers: [MediaFiles, MediaLeftovers, MediaService, MediaUploadService],
  exports: [MediaFiles, MediaService],
})
export class MediaModule {}
