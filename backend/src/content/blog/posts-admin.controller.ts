import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, type Admin } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { ApiPage, IdParam, IfMatchVersion, mapPage, type Page, NoContent } from '../../common/http/index.js';
import { Idempotent } from '../../operations/idempotency/index.js';
import { PostChangedMeanwhile, PostNotFound, PostSlugTaken } from './blog.errors.js';
import { AdminPostCardDto, AdminPostDto, AdminPostsQuery, CreatePostDto, UpdatePostDto } from './posts-admin.dto.js';
import { PostsService } from './posts.service.js';

/** Admins use the id of an article, because a colleague may change its slug meanwhile. */
@ApiTags('blog')
@Controller('admin/blog/posts')
export class PostsAdminController {
  constructor(private readonly posts: PostsService) {}

  @Get()
  @AdminOnly('blog')
  @ApiOperation({ operationId: 'listAdminPosts', summary: 'All articles, drafts too, without their text' })
  @ApiPage(AdminPostCardDto)
  list(@Query() query: AdminPostsQuery): Promise<Page<AdminPostCardDto>> {
    return mapPage(this.posts.list(query), (post) => AdminPostCardDto.of(post));
  }

  @Get(':id')
  @AdminOnly('blog')
  @ApiOperation({ operationId: 'getAdminPost', summary: 'One article to edit, draft or published' })
  @ApiOkResponse({ type: AdminPostDto })
  @ApiProblem(PostNotFound)
  async get(@IdParam() id: number): Promise<AdminPostDto> {
    return AdminPostDto.of(await this.posts.get(id));
  }

  @Post()
  @AdminOnly('blog')
  @Idempotent((controller: PostsAdminController, id) => controller.get(id))
  @ApiOperation({ operationId: 'createPost', summary: 'Write an article; a draft unless it says otherwise' })
  @ApiCreatedResponse({ type: AdminPostDto })
  @ApiProblem(PostSlugTaken)
  async create(@Body() form: CreatePostDto, @CurrentAdmin() admin: Admin): Promise<AdminPostDto> {
    return AdminPostDto.of(await this.posts.create(form, admin));
  }

  @Put(':id')
  @AdminOnly('blog')
  @ApiOperation({
    operationId: 'updatePost',
    summary: 'Change, publish or withdraw an article, or give it another slug',
  })
  @ApiOkResponse({ type: AdminPostDto })
  @ApiProblem(PostNotFound, PostChangedMeanwhile, PostSlugTaken)
  async update(
    @IdParam() id: number,
    @Body() form: UpdatePostDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<AdminPostDto> {
    return AdminPostDto.of(await this.posts.update(id, form, admin));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('blog')
  @ApiOperation({ operationId: 'deletePost', summary: 'Remove an article and its comments' })
  @ApiProblem(PostNotFound)
  remove(@IdParam() id: number, @CurrentAdmin() admin: Admin, @IfMatchVersion() version: number | null): Promise<void> {
    return this.posts.remove(id, admin, version);
  }
}
