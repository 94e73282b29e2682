import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { ApiCsv, IdParam, IfMatchVersion, PublicRead, sendCsv, NoContent } from '../../common/http/index.js';
import { Idempotent } from '../../operations/idempotency/index.js';
import { CertificateChangedMeanwhile, CertificateNotFound } from './certificates.errors.js';
import { certificateColumns } from './certificates.csv.js';
import {
  CertificateDto,
  CertificatesExportQuery,
  SaveCertificateDto,
  UpdateCertificateDto,
} from './certificates.dto.js';
import { CertificatesService } from './certificates.service.js';

@ApiTags('content')
@Controller('certificates')
export class CertificatesController {
  constructor(private readonly certificates: CertificatesService) {}

  @Get()
  @PublicRead()
  @ApiOperation({ operationId: 'listCertificates', summary: 'The certificates of the company in their order' })
  @ApiOkResponse({ type: [CertificateDto] })
  async list(): Promise<CertificateDto[]> {
    return (await this.certificates.list()).map((certificate) => CertificateDto.of(certificate));
  }

  @Get('export')
  @AdminOnly('content')
  @ApiOperation({ operationId: 'exportCertificates', summary: 'The certificates of the list as a CSV file' })
  @ApiCsv('One row per certificate')
  async export(@Query() { q }: CertificatesExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'certificates', certificateColumns, [await this.certificates.find(q)]);
  }

  @Post()
  @AdminOnly('content')
  @Idempotent(async ({ certificates }: CertificatesController, id) => CertificateDto.of(await certificates.get(id)))
  @ApiOperation({ operationId: 'createCertificate', summary: 'Add a certificate' })
  @ApiCreatedResponse({ type: CertificateDto })
  async create(@Body() form: SaveCertificateDto, @CurrentAdmin() admin: Admin): Promise<CertificateDto> {
    return CertificateDto.of(await this.certificates.create(form, admin));
  }

  @Put(':id')
  @AdminOnly('content')
  @ApiOperation({ operationId: 'updateCertificate', summary: 'Change a certificate' })
  @ApiOkResponse({ type: CertificateDto })
  @ApiProblem(CertificateNotFound, CertificateChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateCertificateDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<CertificateDto> {
    return CertificateDto.of(await this.certificates.update(id, form, admin));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('content')
  @ApiOperation({ operationId: 'deleteCertificate', summary: 'Remove a certificate' })
  @ApiProblem(CertificateNotFound)
  remove(@IdParam() id: number, @CurrentAdmin() admin: Admin, @IfMatchVersion() version: number | null): Promise<void> {
    return this.certificates.remove(id, admin, version);
  }
}
