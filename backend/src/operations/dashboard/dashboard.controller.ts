import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, mayCall, RoleInsufficient, type Admin } from '../../auth/index.js';
import { ApiCsv, sendCsv } from '../../common/http/index.js';
import { tableOf, tablesOfExperts } from './dashboard.csv.js';
import { DashboardDto } from './dashboard.dto.js';
import { PeriodQuery, ReportExportQuery } from './dashboard-query.dto.js';
import { DashboardService } from './dashboard.service.js';

@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @AdminOnly('dashboard')
  @ApiOperation({
    operationId: 'getDashboard',
    summary: 'How much there is, what waits for somebody, and how the orders of some days went',
  })
  @ApiOkResponse({ type: DashboardDto })
  get(@Query() query: PeriodQuery, @CurrentAdmin() admin: Admin): Promise<DashboardDto> {
    return this.dashboard.figures(query, admin, new Date());
  }

  @Get('export')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'exportReport', summary: 'One table of the report as a CSV file' })
  @ApiCsv('The rows of the dashboard’s table')
  async export(
    @Query() { table, ...query }: ReportExportQuery,
    @CurrentAdmin() admin: Admin,
    @Res() response: Response,
  ): Promise<void> {
    if (tablesOfExperts.includes(table) && !mayCall(admin, 'team', 'GET')) throw new RoleInsufficient();
    const report = await this.dashboard.report(query, admin, new Date());
    const { columns, rows } = tableOf(report, table);
    await sendCsv(response, `report-${table}`, columns, [rows]);
  }
}
