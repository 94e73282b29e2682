import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem, ValidationFailed } from '../common/errors/index.js';
import { ApiIdempotent, Creating, type CreationKey, IdParam, PublicRead } from '../common/http/index.js';
import { Creations } from '../operations/idempotency/index.js';
import { readOnlyFieldsIgnored } from '../common/validation/index.js';
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
    private readonly creations: Creations,
  ) {}

  @Get()
  @PublicRead()
  @ApiOperation({ operationId: 'getPriceList', summary: 'US dollars and toman per ton by product name (D2)' })
  @ApiOkResponse({ type: PriceListDto })
  async list(): Promise<PriceListDto> {
    return PriceListDto.of(await this.prices.list(), await this.settings.get());
  }

  @Post()
  @AdminOnly('catalogue')
  @ApiIdempotent()
  @ApiOperation({ operationId: 'createPriceListEntry', summary: 'Add a name to the price list' })
  @ApiCreatedResponse({ type: PriceListEntryDto })
  @ApiProblem(ValidationFailed, PriceListNameTaken)
  async create(
    @Body() form: SavePriceListEntryDto,
    @CurrentAdmin() admin: Admin,
    @Creating() creation: CreationKey | null,
  ): Promise<PriceListEntryDto> {
    const entry = await this.creations.once(
      admin,
      creation,
      (author) => this.prices.create(form, author),
      (id) => this.prices.get(id),
    );
    return this.answer(entry);
  }

  @Put(':id')
  @AdminOnly('catalogue')
  @ApiOperation({
    operationId: 'updatePriceListEntry',
    summary: 'Change a row of the price list',
    description: readOnlyFieldsIgnored,
  })
  @ApiOkResponse({ type: PriceListEntryDto })
  @ApiProblem(ValidationFailed, PriceListEntryNotFound, PriceListNameTaken, PriceListEntryChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdatePriceListEntryDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<PriceListEntryDto> {
    return this.answer(await this.prices.update(id, form, admin));
  }

  @Delete(':id')
  @HttpCode(204)
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'deletePriceListEntry', summary: 'Take a name off the price list' })
  @ApiNoContentResponse()
  @ApiProblem(PriceListEntryNotFound)
  async remove(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<void> {
    await this.prices.remove(id, admin);
  }

  private async answer(entry: PriceListEntry): Promise<PriceListEntryDto> {
    return PriceListEntryDto.of(entry, await this.settings.get());
  }
}
