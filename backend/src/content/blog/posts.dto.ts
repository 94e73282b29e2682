import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '../../common/http/index.js';
import { Choice, Line } from '../../common/validation/index.js';
import { postCategories, postCategoryLabels, type PostCategory } from './post-category.js';
import type { Post, PostCard, PublishedPost } from './post.entity.js';

export class PostsQuery extends PageQuery {
  @Choice(['all', ...postCategories], { description: 'Chip of the blog page' }) category: 'all' | PostCategory = 'all';
  @Line(1, 40, {
    emptyAs: 'missing',
    description: 'A tag, however typed: Persian or Arabic letters, any digits',
    example: 'بریکس',
  })
  tag?: string;

  @Line(0, 100, {
    description: 'Words of title, text, author or tags, however typed: Persian or Arabic letters, any digits',
    example: 'پوره غذای كودك',
  })
  q: string = '';
}

export const excerptExample = 'هر عدد برگهٔ آنالیز چه می‌گوید.';

export class PostLinkDto {
  @ApiProperty({ example: 'reading-a-concentrate-analysis-sheet' }) slug: string;
  @ApiProperty({ example: 'برگهٔ آنالیز کنسانتره را چگونه بخوانیم؟' }) title: string;

  static of({ slug, title }: Pick<Post, 'slug' | 'title'>): PostLinkDto {
    return { slug, title };
  }
}

export class PostCardDto extends PostLinkDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ maxLength: 500, description: 'Plain text', example: excerptExample }) excerpt: string;
  @ApiProperty({ type: String, nullable: true, description: 'Path on this site', example: '/assets/apple.svg' })
  image: string | null;
  @ApiProperty({ enum: postCategories, example: 'buying-guide' }) category: PostCategory;
  @ApiProperty({ enum: Object.values(postCategoryLabels), example: 'راهنمای خرید' }) categoryLabel: string;
  @ApiProperty({ type: [String], example: ['بریکس', 'برگهٔ آنالیز'] }) tags: string[];
  @ApiProperty({ example: 'واحد فنی افشره' }) author: string;
  @ApiProperty({ format: 'date-time' }) publishedAt: string;
  @ApiProperty({ format: 'date-time' }) updatedAt: string;
  @ApiProperty({ type: 'integer', minimum: 1, example: 4 }) readingMinutes: number;

  static override of(post: PostCard): PostCardDto {
    const { id, slug, title, excerpt, image, category, tags, author, publishedAt, updatedAt, readingMinutes } = post;
    return {
      id,
      slug,
      title,
      excerpt,
      image,
      category,
      tags,
      author,
      readingMinutes,
      categoryLabel: postCategoryLabels[category],
      publishedAt: (publishedAt ?? updatedAt).toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  }
}

export class PostDto extends PostCardDto {
  @ApiProperty({ description: 'HTML, safe to show as it is', example: '<h2>بریکس</h2><p>…</p>' }) content: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'باغ سیب در پاییز',
    description: 'What the picture shows, where the library says it',
  })
  imageAlt: string | null;

  @ApiProperty({ type: [PostCardDto], description: 'At most three: of the category and with the tags first' })
  related: PostCardDto[];

  @ApiProperty({ type: PostLinkDto, nullable: true, description: 'The one published before' })
  previous: PostLinkDto | null;

  @ApiProperty({ type: PostLinkDto, nullable: true, description: 'The one published after' }) next: PostLinkDto | null;

  static override of(post: PublishedPost): PostDto {
    const { related, previous, next, imageAlt } = post;
    return {
      ...PostCardDto.of(post),
      content: post.content,
      imageAlt,
      related: related.map((each) => PostCardDto.of(each)),
      previous: previous && PostLinkDto.of(previous),
      next: next && PostLinkDto.of(next),
    };
  }
}
