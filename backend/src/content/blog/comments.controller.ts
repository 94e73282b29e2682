import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import {
  ApiCsv,
  ApiPage,
  IdParam,
  IfMatchVersion,
  PageQuery,
  PublicRead,
  RateLimit,
  sendCsv,
  mapPage,
  type Page,
  NoContent,
} from '../../common/http/index.js';
import { Idempotent } from '../../operations/idempotency/index.js';
import { copy } from '../copy.js';
import { CommentChangedMeanwhile, CommentNotFound } from './blog.errors.js';
import { commentColumns } from './comments.csv.js';
import {
  AdminCommentDto,
  CommentDto,
  CommentSentDto,
  CommentsExportQuery,
  CommentsQuery,
  ModerateCommentDto,
  SendCommentDto,
} from './comments.dto.js';
import { CommentsService } from './comments.service.js';
import { ModerationService } from './moderation.service.js';
import { SlugParam } from './slug-param.js';

function thanks(): CommentSentDto {
  return { success: true, message: copy.commentReceived };
}

@ApiTags('blog')
@Controller()
export class CommentsController {
  constructor(
    private readonly comments: CommentsService,
    private readonly moderation: ModerationService,
  ) {}

  @Get('blog/posts/:slug/comments')
  @PublicRead()
  @ApiOperation({ operationId: 'listPostComments', summary: 'Approved comments under an article, the oldest first' })
  @ApiPage(CommentDto)
  listOfPost(@SlugParam() slug: string, @Query() query: PageQuery): Promise<Page<CommentDto>> {
    return mapPage(this.comments.list(slug, query), (comment) => CommentDto.of(comment));
  }

  @Post('blog/posts/:slug/comments')
  @HttpCode(202)
  @RateLimit(60, { seconds: 3600 })
  @Idempotent(thanks)
  @ApiOperation({
    operationId: 'sendComment',
    summary: 'Comment on an article; shown once an admin approved it',
  })
  @ApiAcceptedResponse({ type: CommentSentDto })
  async send(@SlugParam() slug: string, @Body() comment: SendCommentDto): Promise<CommentSentDto> {
    await this.comments.receive(slug, comment);
    return thanks();
  }

  @Get('comments')
  @AdminOnly('comments')
  @ApiOperation({ operationId: 'listComments', summary: 'Comments on all articles, the newest first' })
  @ApiPage(AdminCommentDto)
  list(@Query() query: CommentsQuery): Promise<Page<AdminCommentDto>> {
    return mapPage(this.moderation.list(query), (comment) => AdminCommentDto.of(comment));
  }

  @Get('comments/export')
  @AdminOnly('comments')
  @ApiOperation({ operationId: 'exportComments', summary: 'The comments of the list as a CSV file, the oldest first' })
  @ApiCsv('One row per comment')
  async export(@Query() query: CommentsExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'comments', commentColumns, this.moderation.batches(query));
  }

  @Get('comments/:id')
  @AdminOnly('comments')
  @ApiOperation({ operationId: 'getComment', summary: 'One comment, whatever its status' })
  @ApiOkResponse({ type: AdminCommentDto })
  @ApiProblem(CommentNotFound)
  async get(@IdParam() id: number): Promise<AdminCommentDto> {
    return AdminCommentDto.of(await this.moderation.get(id));
  }

  @Put('comments/:id')
  @AdminOnly('comments')
  @ApiOperation({ operationId: 'setCommentStatus', summary: 'Show a comment, refuse it, or let it wait again' })
  @ApiOkResponse({ type: AdminCommentDto })
  @ApiProblem(CommentNotFound, CommentChangedMeanwhile)
  async moderate(
    @IdParam() id: number,
    @Body() form: ModerateCommentDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<AdminCommentDto> {
    return AdminCommentDto.of(await this.moderation.moderate(id, form, admin));
  }

  @Delete('comments/:id')
  @NoContent()
  @AdminOnly('comments')
  @ApiOperation({ operationId: 'deleteComment', summary: 'Remove a comment' })
  @ApiProblem(CommentNotFound)
  remove(@IdParam() id: number, @CurrentAdmin() admin: Admin, @IfMatchVersion() version: number | null): Promise<void> {
    return this.moderation.remove(id, admin, version);
  }
}
