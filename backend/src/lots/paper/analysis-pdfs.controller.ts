import { Controller, Get, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly } from '../../auth/index.js';
import { ApiProblem, PdfUnavailable } from '../../common/errors/index.js';
import { IdParam } from '../../common/http/index.js';
import { ApiPdf, sendPdf } from '../../common/pdf/index.js';
import { LotNumberParam } from '../lot-number.js';
import { AnalysisNotFound, LotNotFound } from '../lots.errors.js';
import { AnalysisPdfs } from './analysis-pdfs.service.js';

@ApiTags('lots')
@Controller()
export class AnalysisPdfsController {
  constructor(private readonly pdfs: AnalysisPdfs) {}

  @Get('admin/analyses/:id/pdf')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'getAnalysisPdf', summary: 'A certificate as PDF; a draft is marked as one' })
  @ApiPdf()
  @ApiProblem(AnalysisNotFound, PdfUnavailable)
  async get(@IdParam() id: number, @Res() response: Response): Promise<void> {
    sendPdf(response, await this.pdfs.ofId(id));
  }

  @Get('lots/:number/analyses/:edition/pdf')
  @ApiOperation({
    operationId: 'openAnalysisPdf',
    summary: 'A published certificate as PDF, in Persian and English, the same bytes at every download',
  })
  @ApiPdf()
  @ApiProblem(LotNotFound, AnalysisNotFound, PdfUnavailable)
  async open(
    @LotNumberParam() number: string,
    @IdParam('edition') edition: number,
    @Res() response: Response,
  ): Promise<void> {
    sendPdf(response, await this.pdfs.ofEdition(number, edition));
  }
}
