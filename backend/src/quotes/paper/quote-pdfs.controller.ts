import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly } from '../../auth/index.js';
import { ApiProblem, PdfUnavailable } from '../../common/errors/index.js';
import { IdParam, RateLimit, TokenParam } from '../../common/http/index.js';
import { ApiPdf, sendPdf } from '../../common/pdf/index.js';
import { QuoteNotFound } from '../quotes.errors.js';
import { PaperQuery } from './quote-pdfs.dto.js';
import { QuotePdfs } from './quote-pdfs.service.js';

@ApiTags('quotes')
@Controller()
export class QuotePdfsController {
  constructor(private readonly pdfs: QuotePdfs) {}

  @Get('quotes/:id/pdf')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'getQuotePdf', summary: 'A proforma as PDF; a draft is marked as one' })
  @ApiPdf()
  @ApiProblem(QuoteNotFound, PdfUnavailable)
  async get(@IdParam() id: number, @Query() { language }: PaperQuery, @Res() response: Response): Promise<void> {
    sendPdf(response, await this.pdfs.ofId(id, language));
  }

  @Get('quote-links/:token/pdf')
  @RateLimit(60, { seconds: 900 })
  @ApiOperation({ operationId: 'openQuotePdf', summary: 'The proforma of a link as PDF' })
  @ApiPdf()
  @ApiProblem(QuoteNotFound, PdfUnavailable)
  async open(@TokenParam() token: string, @Query() { language }: PaperQuery, @Res() response: Response): Promise<void> {
    sendPdf(response, await this.pdfs.ofToken(token, language));
  }
}
