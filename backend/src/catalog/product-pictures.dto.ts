import { ApiProperty } from '@nestjs/swagger';
import { Id, Line, ReadOnlyFields } from '../common/validation/index.js';
import { MediaVariantDto } from '../media/index.js';
import { copy } from './copy.js';
import type { ProductPicture } from './product-picture.entity.js';

@ReadOnlyFields<AdminProductPictureDto>('url', 'width', 'height', 'variants')
export class SaveProductPictureDto {
  @Id({ label: 'تصویر', example: 1, description: 'Id of a picture of the library' }) mediaId: number;

  @Line(1, 300, { label: 'شرح تصویر', missing: copy.altMissing, example: 'بشکه‌های کنسانتره در سردخانه' })
  alt: string;
}

export class ProductPictureDto {
  @ApiProperty({ example: '/media/5f0c1d7e9a3b4c2d8e6f7a1b2c3d4e5f.webp' }) url: string;
  @ApiProperty({ type: 'integer', nullable: true, example: 1600 }) width: number | null;
  @ApiProperty({ type: 'integer', nullable: true, example: 1200 }) height: number | null;
  @ApiProperty({ example: 'بشکه‌های کنسانتره در سردخانه', description: 'What it shows' }) alt: string;
  @ApiProperty({ type: [MediaVariantDto] }) variants: MediaVariantDto[];

  static of({ alt, media: { url, width, height, variants } }: ProductPicture): ProductPictureDto {
    return { url, width, height, alt, variants: variants.map((variant) => MediaVariantDto.of(variant)) };
  }
}

export class AdminProductPictureDto extends ProductPictureDto {
  @ApiProperty({ type: 'integer', example: 1 }) mediaId: number;

  static override of(picture: ProductPicture): AdminProductPictureDto {
    return { mediaId: picture.mediaId, ...ProductPictureDto.of(picture) };
  }
}
