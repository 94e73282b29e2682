import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../../auth/index.js';
import { ApiCsv, ApiPage, sendCsv, mapPage, type Page } from '../../common/http/index.js';
import { auditColumns } from './audit.csv.js';
import { AuditEntryDto, AuditExportQuery, AuditFiltersDto, AuditQuery } from './audit.dto.js';
import { AuditService } from './audit.service.js';

const forWhom = 'With `subject` and `subjectId` for every role that may read that record; the whole list for owners.';

@ApiTags('audit')
@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @AdminOnly('history')
  @ApiOperation({
    operationId: 'listAuditEntries',
    summary: 'What admins and programs changed, the newest first',
    description: forWhom,
  })
  @ApiPage(AuditEntryDto)
  list(@Query() query: AuditQuery, @CurrentAdmin() admin: Admin): Promise<Page<AuditEntryDto>> {
    return mapPage(this.audit.list(query, admin), (entry) => AuditEntryDto.of(entry));
  }

  @Get('export')
  @AdminOnly('history')
  @ApiOperation({
    operationId: 'exportAuditEntries',
    summary: 'The changes as a CSV file, the oldest first',
    description: forWhom,
  })
  @ApiCsv('One row per change')
  async export(
    @Query() query: AuditExportQuery,
    @CurrentAdmin() admin: Admin,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, 'audit', auditColumns, this.audit.batches(query, admin));
  }

  @Get('filters')
  @AdminOnly('audit')
  @ApiOperation({ operationId: 'getAuditFilters', summary: 'What the list of changes can be narrowed to' })
  @ApiOkResponse({ type: AuditFiltersDto })
  filters(): Promise<AuditFiltersDto> {
    return this.audit.filters();
  }
}
