import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { FileParser } from './file-parser.service.js';
import { MediaEncoder } from './media-encoder.service.js';
import { MediaFiles } from './media-files.js';
import { MediaController } from './media.controller.js';
import { MediaLeftovers } from './media-leftovers.service.js';
import { MediaPlaces } from './media-places.js';
import { MediaReplaceService } from './media-replace.service.js';
import { MediaService } from './media.service.js';
import { MediaUploadService } from './media-upload.service.js';

@Module({
  imports: [AuthModule],
  controllers: [MediaController],
  providers: [
    FileParser,
    MediaEncoder,
    MediaFiles,
    MediaLeftovers,
    MediaPlaces,
    MediaReplaceService,
    MediaService,
    MediaUploadService,
  ],
  exports: [FileParser, MediaFiles, MediaPlaces, MediaService, MediaUploadService],
})
export class MediaModule {}
