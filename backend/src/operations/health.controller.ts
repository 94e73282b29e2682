import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ApiProblem, Unavailable } from '../common/errors/index.js';
import { NoRateLimit } from '../common/http/index.js';
import { Database } from '../database/index.js';
import { Readiness } from './readiness.js';

export class HealthDto {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status: 'ok';
}

export class RevisionDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 128,
    description: 'Grows with every change to what visitors see',
  })
  revision: number;
}

@ApiTags('operations')
@NoRateLimit()
@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly database: Database,
  ) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'getLiveness', summary: 'The process runs' })
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'getReadiness',
    summary: 'Requests can be sent here: writes are stored, the schema has what this code reads, not closing',
  })
  @ApiOkResponse({ type: HealthDto })
  @ApiProblem(Unavailable)
  async ready(): Promise<HealthDto> {
    await this.readiness.check();
    return { status: 'ok' };
  }

  /** For page caches in front of the API: a page that was made at another revision may be out of date. */
  @Get('revision')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'getRevision', summary: 'How often public data has changed' })
  @ApiOkResponse({ type: RevisionDto })
  async revision(): Promise<RevisionDto> {
    return { revision: await this.database.currentRevision() };
  }
}
