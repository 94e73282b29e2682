import { ApiProperty, PickType } from '@nestjs/swagger';
import { Choice, ExpectedVersion, Line, Paragraphs, ReadOnlyFields, Slug } from '../../common/validation/index.js';
import { PictureAddress } from '../site-link.decorator.js';
import { Tags } from './post-fields.js';
import { postCategories, postCategoryLabels, type PostCategory } from './post-category.js';
import { postStatuses, type Post, type PostCard, type PostStatus } from './post.entity.js';
import { excerptExample, PostCardDto, PostsQuery } from './posts.dto.js';
import { longestSlug } from './slug-param.js';
import { copy } from '../copy.js';

export const longestContent = 60_000;

const adminPostSorts = ['newest', 'updated', 'title'] as const;
export type AdminPostSort = (typeof adminPostSorts)[number];

export class AdminPostsQuery extends PostsQuery {
  @Choice(['all', ...postStatuses]) status: 'all' | PostStatus = 'all';
  @Choice(adminPostSorts) sort: AdminPostSort = 'newest';
}

/** What an admin sends. Optional fields that are left out keep their value. */
export class CreatePostDto {
  @Slug(longestSlug, {
    message: copy.slugWrong,
    description: 'Its address: small Latin letters, digits and single dashes',
    example: 'how-to-choose-apple-concentrate',
  })
  slug: string;

  @Line(1, 200, { example: 'کنسانترهٔ سیب را چگونه برگزینیم؟' }) title: string;

  @Line(1, 500, { example: excerptExample, description: 'Plain text for lists and search engines' }) excerpt: string;

  @Paragraphs(1, longestContent, {
    description: 'HTML: h2 to h4, p, lists, blockquote, tables, figures, links, emphasis. Anything else is taken out',
    example: '<h2>بریکس</h2><p>درصد مواد جامد محلول.</p>',
  })
  content: string;

  @PictureAddress({
    optional: true,
    nullable: true,
    description:
      'Path on this site, of the media library or of its own; addresses of other hosts are refused; null or empty for none',
    example: '/assets/apples.svg',
  })
  image?: string | null;

  @Choice(postCategories, { example: 'buying-guide' }) category: PostCategory;
  @Tags({ optional: true, example: ['بریکس', 'برگهٔ آنالیز'] }) tags?: string[];

  @Line(1, 100, {
    optional: true,
    description: 'Of a new article the name of the admin, unless given',
    example: 'واحد فنی افشره',
  })
  author?: string;

  @Choice(postStatuses, { optional: true, default: 'draft' }) status?: PostStatus;
}

@ReadOnlyFields<AdminPostDto>('id', 'categoryLabel', 'readingMinutes', 'publishedAt', 'createdAt', 'updatedAt')
export class UpdatePostDto extends CreatePostDto {
  @ExpectedVersion()
  version?: number;
}

export class AdminPostCardDto extends PickType(PostCardDto, [
  ...(['id', 'slug', 'title', 'excerpt', 'image', 'category', 'categoryLabel'] as const),
  ...(['tags', 'author', 'updatedAt', 'readingMinutes'] as const),
]) {
  @ApiProperty({ enum: postStatuses }) status: PostStatus;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'First publication; null: never' })
  publishedAt: string | null;

  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of(post: PostCard): AdminPostCardDto {
    const { id, slug, title, excerpt, image, category, tags, author, status, version, readingMinutes } = post;
    return {
      id,
      slug,
      title,
      excerpt,
      image,
      category,
      tags,
      author,
      status,
      version,
      readingMinutes,
      categoryLabel: postCategoryLabels[category],
      publishedAt: post.publishedAt?.toISOString() ?? null,
      createdAt: post.createdAt.toISOString(),
      updatedAt: post.updatedAt.toISOString(),
    };
  }
}

export class AdminPostDto extends AdminPostCardDto {
  @ApiProperty({ description: 'HTML, cleaned', example: '<h2>بریکس</h2><p>…</p>' }) content: string;

  static override of(post: Post): AdminPostDto {
    return { ...AdminPostCardDto.of(post), content: post.content };
  }
}
