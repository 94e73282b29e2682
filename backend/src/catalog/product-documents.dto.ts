import { ApiProperty } from '@nestjs/swagger';
import { Choice, Id, Line, ReadOnlyFields } from '../common/validation/index.js';
import { documentKinds, type DocumentKind, type ProductDocument } from './product-document.entity.js';

const aboutKind = 'data_sheet: برگهٔ مشخصات؛ analysis: برگهٔ آنالیز؛ certificate: گواهی';

@ReadOnlyFields<AdminProductDocumentDto>('url', 'type', 'size')
export class SaveProductDocumentDto {
  @Id({ label: 'سند', example: 1, description: 'Id of a media item' }) mediaId: number;
  @Line(1, 200, { example: 'برگهٔ آنالیز پاییز ۱۴۰۵' }) title: string;
  @Choice(documentKinds, { label: 'نوع سند', example: 'analysis', description: aboutKind }) kind: DocumentKind;
}

export class ProductDocumentDto {
  @ApiProperty({ example: 'برگهٔ آنالیز پاییز ۱۴۰۵' }) title: string;
  @ApiProperty({ enum: documentKinds, example: 'analysis', description: aboutKind }) kind: DocumentKind;
  @ApiProperty({ example: '/media/5f0c1d7e9a3b4c2d8e6f7a1b2c3d4e5f.pdf' }) url: string;
  @ApiProperty({ example: 'application/pdf', description: 'Media type' }) type: string;
  @ApiProperty({ type: 'integer', example: 182_400, description: 'Bytes' }) size: number;

  static of({ title, kind, media: { url, type, size } }: ProductDocument): ProductDocumentDto {
    return { title, kind, url, type, size };
  }
}

export class AdminProductDocumentDto extends ProductDocumentDto {
  @ApiProperty({ type: 'integer', example: 1 }) mediaId: number;

  static override of(document: ProductDocument): AdminProductDocumentDto {
    return { mediaId: document.mediaId, ...ProductDocumentDto.of(document) };
  }
}
