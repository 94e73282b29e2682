import { ApiProperty, PickType } from '@nestjs/swagger';
import { PageLimit, PageNumber, type PageQuery } from '../../common/http/index.js';
import { Line } from '../../common/validation/index.js';
import { ProductDocumentDto } from '../product-documents.dto.js';
import type { FoundDocument } from './document-entry.js';

export class DocumentsQuery implements PageQuery {
  @Line(1, 100, {
    description:
      'Words of the document’s kind, title, language and edition and of its product, however typed; at least one of them is not in the name of the product',
    example: 'برگه ایمنی سیب',
  })
  q: string;

  @PageNumber() page: number = 1;
  @PageLimit() limit: number = 6;
}

export class FoundDocumentDto extends PickType(ProductDocumentDto, [
  'title',
  'kind',
  'language',
  'edition',
  'validUntil',
  'url',
  'type',
]) {
  @ApiProperty({ type: 'integer', nullable: true, example: 182_400, description: 'Bytes; null: drawn at the download' })
  size: number | null;

  @ApiProperty({ type: 'integer', example: 1 }) productId: number;
  @ApiProperty({ example: 'کنسانترهٔ سیب' }) productName: string;

  static of(document: FoundDocument): FoundDocumentDto {
    const { title, kind, language, edition, validUntil, url, type, size, productId, productName } = document;
    return { title, kind, language, edition, validUntil, url, type, size, productId, productName };
  }
}
