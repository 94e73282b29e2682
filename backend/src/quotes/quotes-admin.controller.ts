import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { IdParam, IfMatchVersion, NoContent } from '../common/http/index.js';
import { ExpectedVersionDto } from '../common/validation/index.js';
import { OrderNotFound } from '../orders/index.js';
import { QuoteDto, QuotePaperDto, SaveQuoteDto, UpdateQuoteDto } from './quotes.dto.js';
import {
  QuoteChangedMeanwhile,
  QuoteDraftExists,
  QuoteLinesChanged,
  QuoteNotFound,
  QuoteSent,
} from './quotes.errors.js';
import { QuotesService } from './quotes.service.js';

@ApiTags('quotes')
@Controller()
export class QuotesAdminController {
  constructor(private readonly quotes: QuotesService) {}

  @Get('orders/:id/quotes')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'listQuotes', summary: 'The proformas of an order, the newest first' })
  @ApiOkResponse({ type: [QuoteDto] })
  @ApiProblem(OrderNotFound)
  async list(@IdParam() id: number): Promise<QuoteDto[]> {
    const now = new Date();
    return (await this.quotes.list(id)).map((quote) => QuoteDto.ofQuote(quote, now));
  }

  @Post('orders/:id/quotes/preview')
  @HttpCode(200)
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'checkQuote', summary: 'Compute the sums of a proforma; nothing is stored' })
  @ApiOkResponse({ type: QuotePaperDto })
  @ApiProblem(OrderNotFound)
  async preview(@IdParam() id: number, @Body() form: SaveQuoteDto): Promise<QuotePaperDto> {
    return QuotePaperDto.of(await this.quotes.preview(id, form));
  }

  @Post('orders/:id/quotes')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'createQuote', summary: 'Begin a draft; once sent, it replaces the proforma before' })
  @ApiCreatedResponse({ type: QuoteDto })
  @ApiProblem(OrderNotFound, QuoteDraftExists)
  async create(@IdParam() id: number, @Body() form: SaveQuoteDto, @CurrentCaller() caller: Caller): Promise<QuoteDto> {
    return QuoteDto.ofQuote(await this.quotes.create(id, form, caller), new Date());
  }

  @Get('quotes/:id')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'getQuote', summary: 'One proforma' })
  @ApiOkResponse({ type: QuoteDto })
  @ApiProblem(QuoteNotFound)
  async get(@IdParam() id: number): Promise<QuoteDto> {
    return QuoteDto.ofQuote(await this.quotes.get(id), new Date());
  }

  @Put('quotes/:id')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'updateQuote', summary: 'Change a draft' })
  @ApiOkResponse({ type: QuoteDto })
  @ApiProblem(QuoteNotFound, QuoteSent, QuoteChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateQuoteDto,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteDto> {
    return QuoteDto.ofQuote(await this.quotes.update(id, form, caller), new Date());
  }

  @Delete('quotes/:id')
  @NoContent()
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'deleteQuote', summary: 'Delete a draft' })
  @ApiProblem(QuoteNotFound, QuoteSent)
  remove(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IfMatchVersion() version: number | null,
  ): Promise<void> {
    return this.quotes.remove(id, caller, version);
  }

  @Post('quotes/:id/send')
  @HttpCode(200)
  @AdminOnly('orders')
  @ApiOperation({
    operationId: 'sendQuote',
    summary: 'Give a draft its number and its link; it never changes afterwards',
    description: 'Seller and tax rate are those of this day. A sent proforma stays as it is.',
  })
  @ApiOkResponse({ type: QuoteDto })
  @ApiProblem(QuoteNotFound, QuoteChangedMeanwhile, QuoteLinesChanged)
  async send(
    @IdParam() id: number,
    @Body() form: ExpectedVersionDto,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteDto> {
    return QuoteDto.ofQuote(await this.quotes.send(id, form, caller), new Date());
  }
}
