import { Controller, Get, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiProblem, PdfUnavailable } from '../../common/errors/index.js';
import { IdParam, RateLimit } from '../../common/http/index.js';
import { ApiPdf, sendPdf } from '../../common/pdf/index.js';
import { ProductNotFound } from '../catalog.errors.js';
import { DataSheets } from './data-sheets.service.js';

@ApiTags('catalog')
@Controller('data-sheets')
export class DataSheetsController {
  constructor(private readonly sheets: DataSheets) {}

  @Get(':id')
  @RateLimit(60, { seconds: 900 })
  @ApiOperation({
    operationId: 'getDataSheet',
    summary: 'The data sheet of a product as PDF, in Persian and English; the same data gives the same bytes',
  })
  @ApiPdf()
  @ApiProblem(ProductNotFound, PdfUnavailable)
  async get(@IdParam() id: number, @Res() response: Response): Promise<void> {
    sendPdf(response, await this.sheets.of(id));
  }
}
