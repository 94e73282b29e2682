import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiTags, ApiOkResponse } from '@nestjs/swagger';
import { ApiText, PublicRead, ApiPage, mapPage, type Page } from '../../common/http/index.js';
import { Env } from '../../config/index.js';
import { feedOf } from './feed.js';
import { PostsQuery, PostCardDto, PostDto } from './posts.dto.js';
import { PublishedPostsService } from './published-posts.service.js';
import { SlugParam } from './slug-param.js';

const mediaType = 'application/rss+xml';
/** Enough for a feed reader that asks only now and then. */
const articles = 20;

@ApiTags('blog')
@Controller('blog')
export class PostsController {
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

  @Get('posts')
  @PublicRead()
  @ApiOperation({ operationId: 'listPosts', summary: 'Published articles, the newest first, without their text' })
  @ApiPage(PostCardDto)
  list(@Query() query: PostsQuery): Promise<Page<PostCardDto>> {
    return mapPage(this.posts.list(query), (post) => PostCardDto.of(post));
  }

  @Get('posts/:slug')
  @PublicRead()
  @ApiOperation({
    operationId: 'getPost',
    summary: 'One published article with its text; also by a slug it had before',
  })
  @ApiOkResponse({ type: PostDto })
  async get(@SlugParam() slug: string): Promise<PostDto> {
    return PostDto.of(await this.posts.get(slug));
  }
}
