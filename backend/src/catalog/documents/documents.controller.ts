import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiPage, PublicRead, mapPage, type Page } from '../../common/http/index.js';
import { DocumentIndex } from './document-index.js';
import { DocumentsQuery, FoundDocumentDto } from './documents.dto.js';

@ApiTags('catalog')
@Controller('documents')
export class DocumentsController {
  constructor(private readonly documents: DocumentIndex) {}

  @Get()
  @PublicRead()
  @ApiOperation({
    operationId: 'listDocuments',
    summary: 'Search the valid documents of all products, data sheets included',
  })
  @ApiPage(FoundDocumentDto)
  list(@Query() query: DocumentsQuery): Promise<Page<FoundDocumentDto>> {
    return mapPage(this.documents.find(query, new Date()), (document) => FoundDocumentDto.of(document));
  }
}
