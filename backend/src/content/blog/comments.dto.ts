import { ApiProperty, PickType } from '@nestjs/swagger';
import { SuccessDtoOf, TimedPageQuery } from '../../common/http/index.js';
import { Choice, Email, ExpectedVersion, Line, Paragraphs, ReadOnlyFields } from '../../common/validation/index.js';
import { commentStatuses, type Comment, type CommentStatus } from './comment.entity.js';
import { postStatuses, type Post, type PostStatus } from './post.entity.js';
import { excerptExample, PostLinkDto } from './posts.dto.js';
import { copy } from '../copy.js';

export class SendCommentDto {
  @Line(1, 100, { example: 'سارا احمدی' }) name: string;
  @Email({ description: 'Never shown', example: 'sara@example.com' }) email: string;
  @Paragraphs(1, 3000, { description: 'Plain text', example: 'برای پورهٔ هلو هم همین است؟' }) comment: string;
}

export class CommentSentDto extends SuccessDtoOf(copy.commentReceived) {}

export class CommentDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'سارا احمدی' }) name: string;
  @ApiProperty({ description: 'Plain text with line ends', example: 'برای پورهٔ هلو هم همین است؟' }) comment: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;

  static of({ id, name, comment, createdAt }: Comment): CommentDto {
    return { id, name, comment, createdAt: createdAt.toISOString() };
  }
}

export class CommentsQuery extends TimedPageQuery {
  @Choice(['all', ...commentStatuses]) filter: 'all' | CommentStatus = 'all';
  @Line(0, 100, {
    description: 'Words of name, e-mail and comment, however typed: Persian or Arabic letters, any digits',
    example: 'سیب',
  })
  q: string = '';
}

export class CommentsExportQuery extends PickType(CommentsQuery, ['filter', 'q', 'from', 'to'] as const) {}

@ReadOnlyFields<AdminCommentDto>('id', 'name', 'email', 'comment', 'createdAt', 'post')
export class ModerateCommentDto {
  @Choice(commentStatuses, { example: 'approved' }) status: CommentStatus;
  @ExpectedVersion() version?: number;
}

export class CommentedPostDto extends PostLinkDto {
  @ApiProperty({ description: 'Plain text', example: excerptExample }) excerpt: string;
  @ApiProperty({ enum: postStatuses, description: 'A draft has no page to look at' }) status: PostStatus;

  static override of({ slug, title, excerpt, status }: Pick<Post, 'slug' | 'title' | 'excerpt' | 'status'>) {
    return { slug, title, excerpt, status };
  }
}

export class AdminCommentDto extends CommentDto {
  @ApiProperty({ example: 'sara@example.com' }) email: string;
  @ApiProperty({ enum: commentStatuses }) status: CommentStatus;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;
  @ApiProperty({ type: CommentedPostDto, description: 'The article it stands under' }) post: CommentedPostDto;

  static override of(comment: Comment): AdminCommentDto {
    const { email, status, version, post } = comment;
    return { ...CommentDto.of(comment), email, status, version, post: CommentedPostDto.of(post) };
  }
}
