import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiText, PublicRead } from '../../common/http/index.js';
import { Env } from '../../config/index.js';
import { feedOf } from './feed.js';
import { PostsQuery } from './posts.dto.js';
import { PublishedPostsService } from './published-posts.service.js';

const mediaType = 'application/rss+xml';
/** Enough for a feed reader that asks only now and then. */
const articles = 20;

@ApiTags('blog')
@Controller('blog')
export class FeedController {
  constructor(
    private readonly posts: PublishedPostsService,
    private readonly env: Env,
  ) {}

  @Get('rss.xml')
  @PublicRead()
  @Header('Content-Type', `${mediaType}; charset=utf-8`)
  @ApiOperation({ operationId: 'getFeed', summary: 'The newest articles as RSS 2.0; readers find it at /blog/rss.xml' })
  @ApiText(mediaType, 'An RSS document')
  async feed(): Promise<string> {
    const { rows } = await this.posts.list(Object.assign(new PostsQuery(), { limit: articles }));
    return feedOf(rows, this.env.siteUrl);
  }
}
