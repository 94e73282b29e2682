import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../common/http/index.js';
import { EmptyAsMissing, Line } from '../../common/validation/index.js';
import { POST_CATEGORIES, postCategoryLabels, type PostCategory } from './post-category.js';
import type { Post } from './post.entity.js';
import type { PublishedPost } from './published-posts.service.js';

export class PostsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: ['all', ...POST_CATEGORIES], default: 'all', description: 'Chip of the blog page' })
  @IsIn(['all', ...POST_CATEGORIES])
  category: 'all' | PostCategory = 'all';

  @ApiPropertyOptional({ maxLength: 40, description: 'A tag, however typed (D3)', example: 'بریکس' })
  @EmptyAsMissing()
  @IsOptional()
  @Line(1, 40)
  tag?: string;

  @ApiPropertyOptional({
    maxLength: 100,
    description: 'Words of title, text, author or tags, however typed (D3)',
    example: 'پوره غذای كودك',
  })
  @Line(0, 100)
  q: string = '';
}

export const excerptExample = 'بریکس، اسیدیته و شاخص‌های میکروبی؛ هر عدد برگهٔ آنالیز به خریدار چه می‌گوید.';

/** The address of an article and its title. */
export class PostLinkDto {
  @ApiProperty({ example: 'reading-a-concentrate-analysis-sheet' })
  slug: string;

  @ApiProperty({ example: 'برگهٔ آنالیز کنسانتره را چگونه بخوانیم؟' })
  title: string;

  static of({ slug, title }: Pick<Post, 'slug' | 'title'>): PostLinkDto {
    return { slug, title };
  }
}

/** What a list shows of a published article. */
export class PostCardDto extends PostLinkDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id: number;

  @ApiProperty({ maxLength: 500, description: 'Plain text', example: excerptExample })
  excerpt: string;

  @ApiProperty({ type: String, nullable: true, description: 'Path on this site', example: null })
  image: string | null;

  @ApiProperty({ enum: POST_CATEGORIES, example: 'buying-guide' })
  category: PostCategory;

  @ApiProperty({ enum: Object.values(postCategoryLabels), example: 'راهنمای خرید' })
  categoryLabel: string;

  @ApiProperty({ type: [String], example: ['بریکس', 'برگهٔ آنالیز'] })
  tags: string[];

  @ApiProperty({ example: 'واحد فنی افشره' })
  author: string;

  @ApiProperty({ format: 'date-time' })
  publishedAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  readingMinutes: number;

  static override of(post: PostCard): PostCardDto {
    const { id, slug, title, excerpt, image, category, tags, author, publishedAt, updatedAt, readingMinutes } = post;
    return {
      ...{ id, slug, title, excerpt, image, category, tags, author, readingMinutes },
      categoryLabel: postCategoryLabels[category],
      publishedAt: (publishedAt ?? updatedAt).toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  }
}

/** A published article, and where to read on. */
export class PostDto extends PostCardDto {
  @ApiProperty({ description: 'HTML, safe to show as it is', example: '<h2>بریکس</h2><p>…</p>' })
  content: string;

  @ApiProperty({ type: [PostCardDto], description: 'At most three: of the category and with the tags first' })
  related: PostCardDto[];

  @ApiProperty({ type: PostLinkDto, nullable: true, description: 'The one published before' })
  previous: PostLinkDto | null;

  @ApiProperty({ type: PostLinkDto, nullable: true, description: 'The one published after' })
  next: PostLinkDto | null;

  static override of(post: PublishedPost): PostDto {
    const { related, previous, next } = post;
    return {
      ...PostCardDto.of(post),
      content: post.content,
      related: related.map((each) => PostCardDto.of(each)),
      previous: previous && PostLinkDto.of(previous),
      next: next && PostLinkDto.of(next),
    };
  }
}

/** An article without its text. */
export type PostCard = Omit<Post, 'content' | 'searchKey' | 'sortKey'>;
