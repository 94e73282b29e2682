import { ApiProperty } from '@nestjs/swagger';
import type { SellerFile } from './seller-file.entity.js';

export class ApplicationFileBody {
  @ApiProperty({ type: String, format: 'binary', description: 'JPEG, PNG, WebP, AVIF or GIF, or a PDF; at most 10 MB' })
  file: string;
}

/** A file whose application has not been sent yet. */
export class ApplicationFileDto {
  @ApiProperty({ example: '5f2c0a9d1b7e4c38a6d0f1e2b3c4d5e6', description: 'Send it with the application' })
  token: string;

  @ApiProperty({ example: 'کارخانه.jpg' }) originalFilename: string;
  @ApiProperty({ example: 'image/webp', description: 'Pictures are encoded anew' }) type: string;
  @ApiProperty({ type: 'integer', example: 184_320, description: 'Bytes' }) size: number;
  @ApiProperty({ format: 'date-time', description: 'Removed then, unless an application names it' }) expiresAt: string;

  static of({ token, originalFilename, type, size, expiresAt }: SellerFile): ApplicationFileDto {
    return { token, originalFilename, type, size, expiresAt: expiresAt.toISOString() };
  }
}

export class SellerFileDto {
  @ApiProperty({ type: 'integer', example: 3 }) id: number;
  @ApiProperty({ example: 'کارخانه.jpg' }) originalFilename: string;
  @ApiProperty({ example: 'image/webp' }) type: string;
  @ApiProperty({ type: 'integer', example: 184_320, description: 'Bytes' }) size: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 12,
    description: 'Of the media library, once it was put there',
  })
  mediaId: number | null;

  @ApiProperty({ format: 'date-time' }) createdAt: string;

  static of({ id, originalFilename, type, size, mediaId, createdAt }: SellerFile): SellerFileDto {
    return { id, originalFilename, type, size, mediaId, createdAt: createdAt.toISOString() };
  }
}
