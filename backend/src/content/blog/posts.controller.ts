import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiPage, PublicRead, mapPage, type Page } from '../../common/http/index.js';
import { PostCardDto, PostDto, PostsQuery } from './posts.dto.js';
import { PublishedPostsService } from './published-posts.service.js';
import { SlugParam } from './slug-param.js';

@ApiTags('blog')
@Controller('blog/posts')
export class PostsController {
  constructor(private readonly posts: PublishedPostsService) {}

  @Get()
  @PublicRead()
  @ApiOperation({ operationId: 'listPosts', summary: 'Published articles, the newest first, without their text' })
  @ApiPage(PostCardDto)
  list(@Query() query: PostsQuery): Promise<Page<PostCardDto>> {
    return mapPage(this.posts.list(query), (post) => PostCardDto.of(post));
  }

  @Get(':slug')
  @PublicRead()
  @ApiOperation({
    operationId: 'getPost',
    summary: 'One published article with its text, and where to read on; also by a slug it had before',
  })
  @ApiOkResponse({ type: PostDto })
  async get(@SlugParam() slug: string): Promise<PostDto> {
    return PostDto.of(await this.posts.get(slug));
  }
}
