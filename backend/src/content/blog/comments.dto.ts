import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsIn, MaxLength } from 'class-validator';
import { PageQuery } from '../../common/http/index.js';
import { Line, Paragraphs, Trim, TakesBack } from '../../common/validation/index.js';
import { COMMENT_STATUSES, type Comment, type CommentStatus } from './comment.entity.js';
import { PostLinkDto } from './posts.dto.js';

/** The comment form (spec §2 "/blog/{slug}"). */
export class SendCommentDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'سارا احمدی' })
  @Line(1, 100)
  name: string;

  @ApiProperty({ format: 'email', maxLength: 254, description: 'Never shown', example: 'sara@example.com' })
  @Trim()
  @IsEmail()
  @MaxLength(254)
  email: string;

  @ApiProperty({ minLength: 1, maxLength: 3000, description: 'Plain text', example: 'برای پورهٔ هلو هم همین است؟' })
  @Paragraphs(1, 3000)
  comment: string;
}

export class CommentSentDto {
  @ApiProperty({ example: true })
  success: boolean;

  @ApiProperty({ example: 'دیدگاه شما رسید و پس از تأیید نمایش داده می‌شود' })
  message: string;
}

/** A comment as visitors read it. */
export class CommentDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id: number;

  @ApiProperty({ example: 'سارا احمدی' })
  name: string;

  @ApiProperty({ description: 'Plain text with line ends', example: 'برای پورهٔ هلو هم همین است؟' })
  comment: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  static of({ id, name, comment, createdAt }: Comment): CommentDto {
    return { id, name, comment, createdAt: createdAt.toISOString() };
  }
}

export class CommentsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: ['all', ...COMMENT_STATUSES], default: 'all' })
  @IsIn(['all', ...COMMENT_STATUSES])
  filter: 'all' | CommentStatus = 'all';

  @ApiPropertyOptional({ maxLength: 100, description: 'Words of name, e-mail and comment, however typed (D3)' })
  @Line(0, 100)
  q: string = '';
}

@TakesBack<AdminCommentDto>('id', 'name', 'email', 'comment', 'createdAt', 'post')
export class ModerateCommentDto {
  @ApiProperty({ enum: COMMENT_STATUSES, example: 'approved' })
  @IsIn(COMMENT_STATUSES)
  status: CommentStatus;
}

/** A comment as admins see it. */
export class AdminCommentDto extends CommentDto {
  @ApiProperty({ example: 'sara@example.com' })
  email: string;

  @ApiProperty({ enum: COMMENT_STATUSES })
  status: CommentStatus;

  @ApiProperty({ type: PostLinkDto, description: 'The article it stands under' })
  post: PostLinkDto;

  static override of(comment: Comment): AdminCommentDto {
    const { email, status, post } = comment;
    return { ...CommentDto.of(comment), email, status, post: PostLinkDto.of(post) };
  }
}
