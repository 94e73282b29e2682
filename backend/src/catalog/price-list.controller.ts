import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { IdParam, IfMatchVersion, PublicRead, NoContent } from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { SettingsService } from '../content/index.js';
import { PriceListEntryChangedMeanwhile, PriceListEntryNotFound, PriceListNameTaken } from './catalog.errors.js';
import { PriceListDto, PriceListEntryDto, SavePriceListEntryDto, UpdatePriceListEntryDto } from './price-list.dto.js';
import type { PriceListEntry } from './price-list-entry.entity.js';
import { PriceListService } from './price-list.service.js';

@ApiTags('catalog')
@Controller('price-list')
export class PriceListController {
  constructor(
    private readonly prices: PriceListService,
    private readonly settings: SettingsService,
  ) {}

  @Get()
  @PublicRead()
  @ApiOperation({ operationId: 'getPriceList', summary: 'US dollars and toman per ton by product name' })
  @ApiOkResponse({ type: PriceListDto })
  async list(): Promise<PriceListDto> {
    return PriceListDto.of(await this.prices.list(), await this.settings.get());
  }

  @Post()
  @AdminOnly('prices')
  @Idempotent(async (controller: PriceListController, id) => controller.dtoOf(await controller.prices.get(id)))
  @ApiOperation({ operationId: 'createPriceListEntry', summary: 'Add a name to the price list' })
  @ApiCreatedResponse({ type: PriceListEntryDto })
  @ApiProblem(PriceListNameTaken)
  async create(@Body() form: SavePriceListEntryDto, @CurrentCaller() caller: Caller): Promise<PriceListEntryDto> {
    return this.dtoOf(await this.prices.create(form, caller));
  }

  @Put(':id')
  @AdminOnly('prices')
  @ApiOperation({ operationId: 'updatePriceListEntry', summary: 'Change a row of the price list' })
  @ApiOkResponse({ type: PriceListEntryDto })
  @ApiProblem(PriceListEntryNotFound, PriceListNameTaken, PriceListEntryChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdatePriceListEntryDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PriceListEntryDto> {
    return this.dtoOf(await this.prices.update(id, form, caller));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('prices')
  @ApiOperation({ operationId: 'deletePriceListEntry', summary: 'Take a name off the price list' })
  @ApiProblem(PriceListEntryNotFound)
  remove(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IfMatchVersion() version: number | null,
  ): Promise<void> {
    return this.prices.remove(id, caller, version);
  }

  private async dtoOf(entry: PriceListEntry): Promise<PriceListEntryDto> {
    return PriceListEntryDto.of(entry, await this.settings.get());
  }
}
