import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/index.js';
import { CommentsController } from './comments.controller.js';
import { CommentsService } from './comments.service.js';
import { FeedController } from './feed.controller.js';
import { ModerationService } from './moderation.service.js';
import { PostsAdminController } from './posts-admin.controller.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';
import { PublishedPostsService } from './published-posts.service.js';

@Module({
  imports: [MediaModule],
  controllers: [FeedController, PostsController, PostsAdminController, CommentsController],
  providers: [PublishedPostsService, PostsService, CommentsService, ModerationService],
  exports: [PublishedPostsService, PostsService, ModerationService],
})
export class BlogModule {}
