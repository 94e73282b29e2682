import { ApiProperty, PickType } from '@nestjs/swagger';
import { TimedPageQuery } from '../common/http/index.js';
import { Choice, ExpectedVersion, largestId, Line, ReadOnlyFields, WholeNumber } from '../common/validation/index.js';
import { Filename, MediaAddress, Tags } from './media-fields.js';
import { mediaUrlOf, type MediaItem, type StoredVariant } from './media-item.entity.js';
import { mediaTypes, type MediaType } from './media-type.js';
import { mediaPlaces, type MediaPlace, type MediaUse } from './media-use.entity.js';

const exampleUrl = '/media/5f0c1d7e9a3b4c2d8e6f7a1b2c3d4e5f.webp';
const exampleVariant = '/media/5f0c1d7e9a3b4c2d8e6f7a1b2c3d4e5f-640.avif';

const mediaFilters = ['all', 'images', 'other'] as const;
const mediaSorts = ['newest', 'name', 'size'] as const;
export type MediaSort = (typeof mediaSorts)[number];

export class MediaQuery extends TimedPageQuery {
  @Choice(mediaFilters, { description: 'Tab of the media screen' }) type: (typeof mediaFilters)[number] = 'all';
  @Line(0, 100, {
    description: 'Looked for in file names and tags, however typed: Persian or Arabic letters, any digits',
    example: 'سیب',
  })
  q: string = '';
  @Choice(mediaSorts, { description: 'size: the largest first' }) sort: MediaSort = 'newest';
}

export class MediaExportQuery extends PickType(MediaQuery, ['type', 'q', 'from', 'to'] as const) {}

/** The fields of an upload besides the file. */
export class UploadMediaDto {
  @Tags() tags?: string;
}

/** The multipart body, for the document: the file itself is no field. */
export class UploadMediaBody extends UploadMediaDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'JPEG, PNG, WebP, AVIF, GIF to 15 MB, or PDF to 20 MB',
  })
  file: unknown;
}

/** In the address, because the fields of a multipart body are texts. */
export class ReplaceMediaQuery {
  @WholeNumber(1, largestId, {
    optional: true,
    example: 1,
    description: 'The version that was edited, as of an update',
  })
  version?: number;
}

export class ReplaceMediaBody {
  @ApiProperty({ type: 'string', format: 'binary', description: 'A picture for a picture, a PDF for a PDF' })
  file: unknown;
}

/** Fields that are left out keep their value. */
@ReadOnlyFields<MediaDto>('id', 'filename', 'type', 'size', 'createdAt', 'width', 'height', 'color', 'variants')
class DescribeMediaDto {
  @Filename({ optional: true, example: 'برگه آنالیز سیب.pdf', description: 'For display; 200 characters are kept' })
  originalFilename?: string;

  @Tags() tags?: string;

  @Line(0, 300, {
    optional: true,
    label: 'متن جایگزین',
    example: 'باغ سیب در پاییز',
    description: 'What a picture shows, for whoever does not see it',
  })
  alt?: string;
}

@ReadOnlyFields<MediaDto>('url')
export class UpdateMediaDto extends DescribeMediaDto {
  @ExpectedVersion() version?: number;
}

/** Names the file by its address instead of its id. */
@ReadOnlyFields<MediaDto>('version')
export class RegisterMediaDto extends DescribeMediaDto {
  @MediaAddress({ example: exampleUrl, description: 'Address of a file that the library has' }) url: string;
}

export class MediaVariantDto {
  @ApiProperty({ type: 'integer', example: 640, description: 'Pixels' }) width: number;
  @ApiProperty({ type: 'integer', example: 427, description: 'Pixels' }) height: number;
  @ApiProperty({ enum: ['image/avif', 'image/webp'] }) type: 'image/avif' | 'image/webp';
  @ApiProperty({ example: exampleVariant }) url: string;
  @ApiProperty({ type: 'integer', example: 24_310, description: 'Bytes' }) size: number;

  static of({ width, height, type, filename, size }: StoredVariant): MediaVariantDto {
    return { width, height, type, url: mediaUrlOf(filename), size };
  }
}

export class MediaDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: '5f0c1d7e9a3b4c2d8e6f7a1b2c3d4e5f.webp', description: 'Name in the store' }) filename: string;

  @ApiProperty({ example: 'باغ سیب.jpg', description: "Name on the uploader's computer, for display" })
  originalFilename: string;

  @ApiProperty({ example: exampleUrl }) url: string;

  @ApiProperty({ enum: mediaTypes, description: 'Of the stored file: pictures are re-encoded as WebP' })
  type: MediaType;

  @ApiProperty({ type: 'integer', example: 182_400, description: 'Bytes of the stored file' }) size: number;
  @ApiProperty({ example: 'سیب,باغ', description: 'Separated by commas' }) tags: string;
  @ApiProperty({ example: 'باغ سیب در پاییز', description: 'What the picture shows; empty when not said' }) alt: string;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:30:00.000Z' }) createdAt: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 2560, description: 'Pixels; null for a document' })
  width: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1707, description: 'Pixels; null for a document' })
  height: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '#b4603c',
    description: 'Average colour, to show while loading',
  })
  color: string | null;

  @ApiProperty({ type: [MediaVariantDto], description: 'Rising widths; empty for documents and small pictures' })
  variants: MediaVariantDto[];

  static of(item: MediaItem): MediaDto {
    const { id, filename, originalFilename, url, type, size, tags, alt, version, createdAt } = item;
    return {
      id,
      filename,
      originalFilename,
      url,
      type,
      size,
      tags,
      alt,
      version,
      createdAt: createdAt.toISOString(),
      width: item.width,
      height: item.height,
      color: item.color,
      variants: item.variants.map((variant) => MediaVariantDto.of(variant)),
    };
  }
}

export class MediaCountsDto {
  @ApiProperty({ type: 'integer', example: 42 }) all: number;
  @ApiProperty({ type: 'integer', example: 36 }) images: number;
  @ApiProperty({ type: 'integer', example: 6, description: 'Documents' }) other: number;
}

export class MediaUseDto {
  @ApiProperty({ enum: mediaPlaces }) place: MediaPlace;
  @ApiProperty({ example: '12', description: 'Id or name of the record' }) placeId: string;
  @ApiProperty({ example: 'کنسانترهٔ سیب', description: 'What admins know it by' }) title: string;

  static of({ place, placeId, title }: MediaUse): MediaUseDto {
    return { place, placeId, title };
  }
}
