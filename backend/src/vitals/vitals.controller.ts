import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/index.js';
import { NoContent, RateLimit } from '../common/http/index.js';
import { Env } from '../config/index.js';
import { VitalCounts } from './vital-counts.js';
import { ReportVitalsDto, VitalsDto, VitalsQuery } from './vitals.dto.js';
import { VitalsReportService } from './vitals-report.service.js';

@ApiTags('vitals')
@Controller()
export class VitalsController {
  constructor(
    private readonly env: Env,
    private readonly counts: VitalCounts,
    private readonly reports: VitalsReportService,
  ) {}

  @Post('vitals')
  @NoContent()
  @RateLimit(300, { seconds: 300 })
  @ApiOperation({
    operationId: 'sendVitals',
    summary: 'How fast the pages of a visit were, and whether something failed',
    description:
      'A browser sends it once, when the page is hidden. It is added to the sums of the day; nothing of a single visit is ' +
      'stored. With `VITALS=off` it is ignored.',
  })
  report(@Body() { pages }: ReportVitalsDto): void {
    if (this.env.vitals) for (const page of pages) this.counts.add(page);
  }

  @Get('admin/vitals')
  @AdminOnly('vitals')
  @ApiOperation({ operationId: 'getVitals', summary: 'Speed and failures of each release and page over some days' })
  @ApiOkResponse({ type: VitalsDto })
  get(@Query() { days }: VitalsQuery): Promise<VitalsDto> {
    return this.reports.report(Number(days), new Date());
  }
}
