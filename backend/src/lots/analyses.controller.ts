import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { IdParam, IfMatchVersion, NoContent } from '../common/http/index.js';
import { ExpectedVersionDto } from '../common/validation/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { AnalysisDto, CheckedResultDto, CheckResultsDto, SaveAnalysisDto, UpdateAnalysisDto } from './analyses.dto.js';
import { AnalysesService } from './analyses.service.js';
import {
  AnalysisChangedMeanwhile,
  AnalysisNotFound,
  AnalysisPublished,
  AnalysisReplaced,
  LotNotFound,
} from './lots.errors.js';

@ApiTags('lots')
@Controller('admin')
export class AnalysesController {
  constructor(private readonly analyses: AnalysesService) {}

  @Post('lots/:id/analyses')
  @AdminOnly('catalogue')
  @Idempotent(async ({ analyses }: AnalysesController, id) => AnalysisDto.of(await analyses.get(id)))
  @ApiOperation({ operationId: 'createAnalysis', summary: 'Begin a certificate, or a correction of a published one' })
  @ApiCreatedResponse({ type: AnalysisDto })
  @ApiProblem(LotNotFound, AnalysisReplaced)
  async create(
    @IdParam() id: number,
    @Body() form: SaveAnalysisDto,
    @CurrentCaller() caller: Caller,
  ): Promise<AnalysisDto> {
    return AnalysisDto.of(await this.analyses.create(id, form, caller));
  }

  @Post('lots/:id/results/check')
  @HttpCode(200)
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'checkResults', summary: 'Read and judge a table of results; nothing is stored' })
  @ApiOkResponse({ type: [CheckedResultDto] })
  @ApiProblem(LotNotFound)
  async check(@IdParam() id: number, @Body() { csv }: CheckResultsDto): Promise<CheckedResultDto[]> {
    return (await this.analyses.check(id, csv)).map((each) => CheckedResultDto.of(each));
  }

  @Get('analyses/:id')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'getAnalysis', summary: 'One certificate' })
  @ApiOkResponse({ type: AnalysisDto })
  @ApiProblem(AnalysisNotFound)
  async get(@IdParam() id: number): Promise<AnalysisDto> {
    return AnalysisDto.of(await this.analyses.get(id));
  }

  @Put('analyses/:id')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'updateAnalysis', summary: 'Change a draft' })
  @ApiOkResponse({ type: AnalysisDto })
  @ApiProblem(AnalysisNotFound, AnalysisPublished, AnalysisReplaced, AnalysisChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateAnalysisDto,
    @CurrentCaller() caller: Caller,
  ): Promise<AnalysisDto> {
    return AnalysisDto.of(await this.analyses.update(id, form, caller));
  }

  @Delete('analyses/:id')
  @NoContent()
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'deleteAnalysis', summary: 'Delete a draft' })
  @ApiProblem(AnalysisNotFound, AnalysisPublished)
  remove(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IfMatchVersion() version: number | null,
  ): Promise<void> {
    return this.analyses.remove(id, caller, version);
  }

  @Post('analyses/:id/publish')
  @HttpCode(200)
  @AdminOnly('catalogue')
  @ApiOperation({
    operationId: 'publishAnalysis',
    summary: 'Publish a draft with the limits of this day; it never changes afterwards',
  })
  @ApiOkResponse({ type: AnalysisDto })
  @ApiProblem(AnalysisNotFound, AnalysisReplaced, AnalysisChangedMeanwhile)
  async publish(
    @IdParam() id: number,
    @Body() form: ExpectedVersionDto,
    @CurrentCaller() caller: Caller,
  ): Promise<AnalysisDto> {
    return AnalysisDto.of(await this.analyses.publish(id, form, caller));
  }
}
