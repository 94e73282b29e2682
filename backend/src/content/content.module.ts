import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { CommentsController } from './blog/comments.controller.js';
import { CommentsService } from './blog/comments.service.js';
import { ModerationService } from './blog/moderation.service.js';
import { PostsAdminController } from './blog/posts-admin.controller.js';
import { PostsController } from './blog/posts.controller.js';
import { PostsService } from './blog/posts.service.js';
import { PublishedPostsService } from './blog/published-posts.service.js';
import { CertificateExpiry } from './certificates/certificate-expiry.js';
import { CertificatesController } from './certificates/certificates.controller.js';
import { CertificatesService } from './certificates/certificates.service.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';
import { HolidaysController } from './holidays/holidays.controller.js';
import { HolidaysService } from './holidays/holidays.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [MediaModule],
  controllers: [
    CertificatesController,
    CommentsController,
    ContentController,
    HolidaysController,
    PostsAdminController,
    PostsController,
    SettingsController,
  ],
  providers: [
    CertificateExpiry,
    CertificatesService,
    CommentsService,
    ContentService,
    HolidaysService,
    ModerationService,
    PostsService,
    PublishedPostsService,
    SettingsService,
  ],
  exports: [
    CertificatesService,
    HolidaysService,
    ModerationService,
    PostsService,
    PublishedPostsService,
    SettingsService,
  ],
})
export class ContentModule {}
