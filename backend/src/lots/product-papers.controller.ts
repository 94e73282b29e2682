import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ProductNotFound } from '../catalog/index.js';
import { ApiProblem, PdfUnavailable } from '../common/errors/index.js';
import { IdParam, RateLimit, sendZip } from '../common/http/index.js';
import { PapersTooLarge } from './lots.errors.js';
import { ProductPapers } from './product-papers.service.js';

@ApiTags('catalog')
@Controller('product-papers')
export class ProductPapersController {
  constructor(private readonly papers: ProductPapers) {}

  @Get(':id')
  @RateLimit(20, { seconds: 900 })
  @ApiOperation({
    operationId: 'getProductPapers',
    summary: 'All papers of a product as one ZIP',
  })
  @ApiProduces('application/zip')
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
  @ApiProblem(ProductNotFound, PapersTooLarge, PdfUnavailable)
  async get(@IdParam() id: number, @Res() response: Response): Promise<void> {
    await sendZip(response, `afshoreh-papers-${id}.zip`, await this.papers.of(id));
  }
}
