import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { foldForSearch } from '@afshoreh/persian';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { Line, oneLineOf, Paragraphs, TakesBack } from '../../common/validation/index.js';
import { PictureAddress } from '../site-link.decorator.js';
import { POST_CATEGORIES, postCategoryLabels, type PostCategory } from './post-category.js';
import { POST_STATUSES, type Post, type PostStatus } from './post.entity.js';
import { excerptExample, PostCardDto, PostsQuery, type PostCard } from './posts.dto.js';
import { longestSlug, slugPattern } from './slug-param.js';

export const longestContent = 60_000;
const mostTags = 12;
const longestTag = 40;
/** Unlike `IsOptional`: null is refused. */
const mayBeMissing = ValidateIf((_form, value) => value !== undefined);

export const adminPostSorts = ['newest', 'updated', 'title'] as const;
export type AdminPostSort = (typeof adminPostSorts)[number];

export class AdminPostsQuery extends PostsQuery {
  @ApiPropertyOptional({ enum: ['all', ...POST_STATUSES], default: 'all' })
  @IsIn(['all', ...POST_STATUSES])
  status: 'all' | PostStatus = 'all';

  @ApiPropertyOptional({ enum: adminPostSorts, default: 'newest' })
  @IsIn(adminPostSorts)
  sort: AdminPostSort = 'newest';
}

/** Each of one line; one that folds to another is the same tag. */
function Tags(): PropertyDecorator {
  const isTag = (tag: unknown): boolean =>
    typeof tag === 'string' && [...tag].length <= longestTag && foldForSearch(tag).replaceAll('|', '') !== '';
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? withoutRepeats(value) : value)),
    ValidateBy(
      { name: 'tags', validator: { validate: (tags: unknown) => Array.isArray(tags) && tags.every(isTag) } },
      { message: 'هر برچسب باید بین ۱ تا ۴۰ حرف باشد' },
    ),
    ArrayMaxSize(mostTags),
    IsArray(),
  );
}

function withoutRepeats(tags: unknown[]): unknown[] {
  const cleaned = tags.map((tag) => (typeof tag === 'string' ? oneLineOf(tag) : tag));
  const byKey = new Map(cleaned.map((tag) => [typeof tag === 'string' ? foldForSearch(tag) : tag, tag]));
  return [...byKey.values()];
}

/** What an admin sends. Of the optional fields those left out stay as they are. */
export class CreatePostDto {
  @ApiProperty({
    minLength: 1,
    maxLength: longestSlug,
    pattern: slugPattern.source,
    description: 'Its address: small Latin letters, digits and single dashes',
    example: 'how-to-choose-apple-concentrate',
  })
  @Line(1, longestSlug)
  @Matches(slugPattern, { message: 'نامک فقط حرف کوچک لاتین، رقم و خط تیره دارد؛ مانند apple-market-1405' })
  slug: string;

  @ApiProperty({ minLength: 1, maxLength: 200, example: 'کنسانترهٔ سیب را چگونه برگزینیم؟' })
  @Line(1, 200)
  title: string;

  @ApiProperty({
    ...{ minLength: 1, maxLength: 500, example: excerptExample },
    description: 'Plain text for lists and search engines',
  })
  @Line(1, 500)
  excerpt: string;

  @ApiProperty({
    minLength: 1,
    maxLength: longestContent,
    description: 'HTML: h2 to h4, p, lists, blockquote, tables, figures, links, emphasis. Anything else is taken out',
    example: '<h2>بریکس</h2><p>درصد مواد جامد محلول.</p>',
  })
  @Paragraphs(1, longestContent)
  content: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 500,
    description: 'Path on this site, of the media library or of its own (D42); null or empty for none',
    example: '/assets/apples.svg',
  })
  @IsOptional()
  @PictureAddress()
  image?: string | null;

  @ApiProperty({ enum: POST_CATEGORIES, example: 'buying-guide' })
  @IsIn(POST_CATEGORIES)
  category: PostCategory;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: longestTag },
    maxItems: mostTags,
    example: ['بریکس', 'برگهٔ آنالیز'],
  })
  @mayBeMissing
  @Tags()
  tags?: string[];

  @ApiPropertyOptional({
    minLength: 1,
    maxLength: 100,
    description: 'Of a new article the name of the admin, unless given',
    example: 'واحد فنی افشره',
  })
  @mayBeMissing
  @Line(1, 100)
  author?: string;

  @ApiPropertyOptional({ enum: POST_STATUSES, default: 'draft' })
  @mayBeMissing
  @IsIn(POST_STATUSES)
  status?: PostStatus;
}

@TakesBack<AdminPostDto>('id', 'categoryLabel', 'readingMinutes', 'publishedAt', 'createdAt', 'updatedAt')
export class UpdatePostDto extends CreatePostDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'The version that was edited; when the article has another by now, 409',
  })
  @mayBeMissing
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  version?: number;
}

/** What a list shows admins of an article. */
export class AdminPostCardDto extends PickType(PostCardDto, [
  ...(['id', 'slug', 'title', 'excerpt', 'image', 'category', 'categoryLabel'] as const),
  ...(['tags', 'author', 'updatedAt', 'readingMinutes'] as const),
]) {
  @ApiProperty({ enum: POST_STATUSES })
  status: PostStatus;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'First publication; null: never' })
  publishedAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' })
  version: number;

  static of(post: PostCard): AdminPostCardDto {
    const { id, slug, title, excerpt, image, category, tags, author, status, version, readingMinutes } = post;
    return {
      ...{ id, slug, title, excerpt, image, category, tags, author, status, version, readingMinutes },
      categoryLabel: postCategoryLabels[category],
      publishedAt: post.publishedAt?.toISOString() ?? null,
      createdAt: post.createdAt.toISOString(),
      updatedAt: post.updatedAt.toISOString(),
    };
  }
}

/** An article as admins edit it. */
export class AdminPostDto extends AdminPostCardDto {
  @ApiProperty({ description: 'HTML, cleaned', example: '<h2>بریکس</h2><p>…</p>' })
  content: string;

  static override of(post: Post): AdminPostDto {
    return { ...AdminPostCardDto.of(post), content: post.content };
  }
}
