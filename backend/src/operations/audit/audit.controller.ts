import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly } from '../../auth/index.js';
import { ApiPage, setPageHeaders } from '../../common/http/index.js';
import { AuditEntryDto, AuditQuery } from './audit.dto.js';
import { AuditService } from './audit.service.js';

@ApiTags('audit')
@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @AdminOnly('audit')
  @ApiOperation({ operationId: 'listAuditEntries', summary: 'What admins changed, the newest first' })
  @ApiPage(AuditEntryDto)
  async list(@Query() query: AuditQuery, @Res({ passthrough: true }) response: Response): Promise<AuditEntryDto[]> {
    const { rows, total } = await this.audit.list(query);
    setPageHeaders(response, total, query);
    return rows.map((entry) => AuditEntryDto.of(entry));
  }
}
