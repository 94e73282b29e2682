import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../auth/index.js';
import { DashboardDto } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @AdminOnly('dashboard')
  @ApiOperation({ operationId: 'getDashboard', summary: 'How much there is, and what waits for somebody' })
  @ApiOkResponse({ type: DashboardDto })
  get(): Promise<DashboardDto> {
    return this.dashboard.figures(new Date());
  }
}
