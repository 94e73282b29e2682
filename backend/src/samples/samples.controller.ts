import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentCustomer, CustomerIfAny, CustomerOnly, type Customer } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { ApiPage, mapPage, PageQuery, RateLimit, type Page } from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { TrackQuery } from '../orders/index.js';
import { AccountSamplesService } from './account-samples.service.js';
import { SampleRequestsService } from './sample-requests.service.js';
import { RequestSampleDto, SampleFeedbackDto, SampleOfAccountDto, TrackedSampleDto } from './samples.dto.js';
import { SampleAskedAlready, SampleNotFound, SampleNotSent, SamplesTooMany } from './samples.errors.js';
import { SamplesService } from './samples.service.js';

/** For visitors who request a sample, and later have its code and phone. */
@ApiTags('samples')
@Controller()
export class SamplesController {
  constructor(
    private readonly requests: SampleRequestsService,
    private readonly samples: SamplesService,
    private readonly ofAccount: AccountSamplesService,
  ) {}

  @Post('samples')
  @CustomerIfAny()
  @RateLimit(60, { seconds: 3600 })
  @Idempotent<SamplesController>((controller, id) => controller.requested(id))
  @ApiOperation({
    operationId: 'placeSampleRequest',
    summary: 'Ask for a sample of a product; login is not needed',
    description: 'A phone has at most three samples under way, and asks for a product once in 30 days.',
  })
  @ApiCreatedResponse({ type: TrackedSampleDto })
  @ApiProblem(SamplesTooMany, SampleAskedAlready)
  async request(
    @Body() form: RequestSampleDto,
    @CurrentCustomer() customer: Customer | null,
  ): Promise<TrackedSampleDto> {
    return TrackedSampleDto.of(await this.requests.request(form, customer));
  }

  @Get('samples/track')
  @RateLimit(120, { seconds: 900 })
  @ApiOperation({ operationId: 'trackSample', summary: 'Status of a sample, for whoever has its code and phone' })
  @ApiOkResponse({ type: TrackedSampleDto })
  @ApiProblem(SampleNotFound)
  async track(@Query() pair: TrackQuery): Promise<TrackedSampleDto> {
    return TrackedSampleDto.of(await this.samples.track(pair));
  }

  @Post('samples/track/feedback')
  @HttpCode(200)
  @RateLimit(30, { seconds: 900 })
  @ApiOperation({
    operationId: 'sendSampleFeedback',
    summary: 'The recipient says what the sample was like',
    description: 'The last words count until the sample has become an order.',
  })
  @ApiOkResponse({ type: TrackedSampleDto })
  @ApiProblem(SampleNotFound, SampleNotSent)
  async answer(@Body() form: SampleFeedbackDto): Promise<TrackedSampleDto> {
    return TrackedSampleDto.of(await this.samples.answer(form));
  }

  @Get('account/samples')
  @CustomerOnly()
  @ApiOperation({ operationId: 'listMySamples', summary: 'Samples that the customer asked for, the newest first' })
  @ApiPage(SampleOfAccountDto)
  list(@CurrentCustomer() customer: Customer, @Query() query: PageQuery): Promise<Page<SampleOfAccountDto>> {
    return mapPage(this.ofAccount.list(customer, query), (sample) => SampleOfAccountDto.of(sample));
  }

  /** For the response to a retry. */
  async requested(id: number): Promise<TrackedSampleDto> {
    return TrackedSampleDto.of(await this.samples.get(id));
  }
}
