import { ApiProperty } from '@nestjs/swagger';
import { Choice, Day, Id, Line, ReadOnlyFields } from '../common/validation/index.js';
import {
  documentKinds,
  documentLanguages,
  type DocumentKind,
  type DocumentLanguage,
  type ProductDocument,
} from './product-document.entity.js';

const clearable = { optional: true, emptyAs: 'null' } as const;
const kind = { enum: documentKinds, enumName: 'DocumentKind', example: 'analysis' } as const;
const text = { type: String, nullable: true } as const;

@ReadOnlyFields<AdminProductDocumentDto>('url', 'type', 'size')
export class SaveProductDocumentDto {
  @Id({ label: 'سند', example: 1, description: 'Id of a media item' }) mediaId: number;
  @Line(1, 200, { example: 'برگهٔ آنالیز پاییز ۱۴۰۵' }) title: string;
  @Choice(documentKinds, { enumName: 'DocumentKind', label: 'نوع سند', example: 'analysis' }) kind: DocumentKind;

  @Choice(documentLanguages, { enumName: 'DocumentLanguage', label: 'زبان سند' }) language: DocumentLanguage = 'fa';

  @Line(0, 40, { ...clearable, label: 'نسخهٔ سند', example: 'Rev. 3' }) edition?: string | null;

  @Day({ ...clearable, label: 'تاریخ اعتبار', description: 'Its last day', example: '2099-03-20' })
  validUntil?: string | null;
}

export class ProductDocumentDto {
  @ApiProperty({ example: 'برگهٔ آنالیز پاییز ۱۴۰۵' }) title: string;
  @ApiProperty(kind) kind: DocumentKind;
  @ApiProperty({ enum: documentLanguages, enumName: 'DocumentLanguage' }) language: DocumentLanguage;
  @ApiProperty({ ...text, example: 'Rev. 3' }) edition: string | null;
  @ApiProperty({ ...text, format: 'date', example: '2099-03-20', description: 'Its last day' }) validUntil:
    string | null;
  @ApiProperty({ example: '/media/5f0c1d7e9a3b4c2d8e6f7a1b2c3d4e5f.pdf' }) url: string;
  @ApiProperty({ example: 'application/pdf', description: 'Media type' }) type: string;
  @ApiProperty({ type: 'integer', example: 182_400, description: 'Bytes' }) size: number;

  static of(document: ProductDocument): ProductDocumentDto {
    const { title, kind, language, edition, validUntil, media } = document;
    const { url, type, size } = media;
    return { title, kind, language, edition, validUntil, url, type, size };
  }
}

export class AdminProductDocumentDto extends ProductDocumentDto {
  @ApiProperty({ type: 'integer', example: 1 }) mediaId: number;

  static override of(document: ProductDocument): AdminProductDocumentDto {
    return { mediaId: document.mediaId, ...ProductDocumentDto.of(document) };
  }
}
