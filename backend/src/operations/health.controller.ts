import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ApiProblem, Unavailable } from '../common/errors/index.js';
import { NoRateLimit } from '../common/http/index.js';
import { Readiness } from './readiness.js';

export class HealthDto {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status: 'ok';
}

@ApiTags('operations')
@NoRateLimit()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'getLiveness', summary: 'The process runs' })
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'getReadiness', summary: 'Requests can be sent here: database answers, not closing' })
  @ApiOkResponse({ type: HealthDto })
  @ApiProblem(Unavailable)
  async ready(): Promise<HealthDto> {
    await this.readiness.check();
    return { status: 'ok' };
  }
}
