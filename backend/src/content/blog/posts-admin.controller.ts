import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../../auth/index.js';
import { ApiProblem, ValidationFailed } from '../../common/errors/index.js';
import { ApiIdempotent, ApiPage, Creating, type CreationKey, setPageHeaders } from '../../common/http/index.js';
import { Creations } from '../../operations/idempotency/index.js';
import { readOnlyFieldsIgnored } from '../../common/validation/index.js';
import { PostChangedMeanwhile, PostSlugTaken } from './blog.errors.js';
import { AdminPostCardDto, AdminPostDto, AdminPostsQuery, CreatePostDto, UpdatePostDto } from './posts-admin.dto.js';
import { PostsService } from './posts.service.js';
import { SlugParam } from './slug-param.js';

@ApiTags('blog')
@Controller()
export class PostsAdminController {
  constructor(
    private readonly posts: PostsService,
    private readonly creations: Creations,
  ) {}

  @Get('admin/blog/posts')
  @AdminOnly('blog')
  @ApiOperation({ operationId: 'listAdminPosts', summary: 'All articles, drafts too, without their text' })
  @ApiPage(AdminPostCardDto)
  async list(
    @Query() query: AdminPostsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminPostCardDto[]> {
    const { rows, total } = await this.posts.list(query);
    setPageHeaders(response, total, query);
    return rows.map((post) => AdminPostCardDto.of(post));
  }

  @Get('admin/blog/posts/:slug')
  @AdminOnly('blog')
  @ApiOperation({ operationId: 'getAdminPost', summary: 'One article to edit, draft or published' })
  @ApiOkResponse({ type: AdminPostDto })
  async get(@SlugParam() slug: string): Promise<AdminPostDto> {
    return AdminPostDto.of(await this.posts.get(slug));
  }

  @Post('blog/posts')
  @AdminOnly('blog')
  @ApiIdempotent()
  @ApiOperation({ operationId: 'createPost', summary: 'Write an article; a draft unless it says otherwise' })
  @ApiCreatedResponse({ type: AdminPostDto })
  @ApiProblem(ValidationFailed, PostSlugTaken)
  async create(
    @Body() form: CreatePostDto,
    @CurrentAdmin() admin: Admin,
    @Creating() creation: CreationKey | null,
  ): Promise<AdminPostDto> {
    const post = await this.creations.once(
      admin,
      creation,
      (author) => this.posts.create(form, author),
      (id) => this.posts.getById(id),
    );
    return AdminPostDto.of(post);
  }

  @Put('blog/posts/:slug')
  @AdminOnly('blog')
  @ApiOperation({
    operationId: 'updatePost',
    summary: 'Change, publish or withdraw an article, or give it another slug',
    description: readOnlyFieldsIgnored,
  })
  @ApiOkResponse({ type: AdminPostDto })
  @ApiProblem(ValidationFailed, PostChangedMeanwhile, PostSlugTaken)
  async update(
    @SlugParam() slug: string,
    @Body() form: UpdatePostDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<AdminPostDto> {
    return AdminPostDto.of(await this.posts.update(slug, form, admin));
  }

  @Delete('blog/posts/:slug')
  @HttpCode(204)
  @AdminOnly('blog')
  @ApiOperation({ operationId: 'deletePost', summary: 'Remove an article and its comments' })
  @ApiNoContentResponse()
  async remove(@SlugParam() slug: string, @CurrentAdmin() admin: Admin): Promise<void> {
    await this.posts.remove(slug, admin);
  }
}
