import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentCaller, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import {
  ApiCsv,
  ApiPage,
  IdParam,
  IfMatchVersion,
  mapPage,
  NoContent,
  sendCsv,
  type Page,
} from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import {
  OrderDetailsDto,
  OrderExternalIdTaken,
  OrdersService,
  PhoneOrderDto,
  ProductUnknown,
} from '../orders/index.js';
import { SampleDto, SamplesExportQuery, SamplesQuery, SetSampleStatusDto } from './samples.dto.js';
import { sampleColumns } from './samples.csv.js';
import { SampleChangedMeanwhile, SampleNotFound, SampleStepRefused } from './samples.errors.js';
import { SamplesService } from './samples.service.js';

@ApiTags('samples')
@Controller('admin/samples')
export class SamplesAdminController {
  constructor(
    private readonly samples: SamplesService,
    private readonly orders: OrdersService,
  ) {}

  @Get()
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'listSamples', summary: 'Samples, the newest first' })
  @ApiPage(SampleDto)
  list(@Query() query: SamplesQuery): Promise<Page<SampleDto>> {
    return mapPage(this.samples.list(query), (sample) => SampleDto.of(sample));
  }

  @Get('export')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'exportSamples', summary: 'The samples as a CSV file, the oldest first' })
  @ApiCsv('One row per sample')
  async export(@Query() query: SamplesExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'samples', sampleColumns, this.samples.batches(query));
  }

  @Get(':id')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'getSample', summary: 'One sample with its steps' })
  @ApiOkResponse({ type: SampleDto })
  @ApiProblem(SampleNotFound)
  async get(@IdParam() id: number): Promise<SampleDto> {
    return SampleDto.of(await this.samples.get(id));
  }

  @Put(':id/status')
  @AdminOnly('orders')
  @ApiOperation({
    operationId: 'setSampleStatus',
    summary: 'Take the next step of a sample, or correct what belongs to its status',
    description: 'The recipient is told by mail and text message. A sample becomes an order by `takeSampleOrder`.',
  })
  @ApiOkResponse({ type: SampleDto })
  @ApiProblem(SampleNotFound, SampleStepRefused, SampleChangedMeanwhile)
  async setStatus(
    @IdParam() id: number,
    @Body() form: SetSampleStatusDto,
    @CurrentCaller() caller: Caller,
  ): Promise<SampleDto> {
    return SampleDto.of(await this.samples.setStatus(id, form, caller));
  }

  @Post(':id/order')
  @AdminOnly('orders')
  @Idempotent<SamplesAdminController>((controller, id) => controller.orderOf(id))
  @ApiOperation({
    operationId: 'takeSampleOrder',
    summary: 'Write down the order that follows a sample, and link both',
  })
  @ApiCreatedResponse({ type: OrderDetailsDto })
  @ApiProblem(SampleNotFound, SampleStepRefused, ProductUnknown, OrderExternalIdTaken)
  async takeOrder(
    @IdParam() id: number,
    @Body() form: PhoneOrderDto,
    @CurrentCaller() caller: Caller,
  ): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.samples.takeOrder(id, form, caller), new Date());
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'deleteSample', summary: 'Forget a sample; recorded with admin and time' })
  @ApiProblem(SampleNotFound)
  remove(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IfMatchVersion() version: number | null,
  ): Promise<void> {
    return this.samples.remove(id, caller, version);
  }

  /** For the response to a retry. */
  async orderOf(id: number): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.orders.get(id), new Date());
  }
}
