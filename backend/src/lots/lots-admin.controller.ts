import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { ApiPage, IdParam, IfMatchVersion, mapPage, NoContent, type Page } from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { LotDetailsDto, LotDto, LotsQuery, SaveLotDto, SetLotStatusDto, UpdateLotDto } from './lots.dto.js';
import { LotChangedMeanwhile, LotFixed, LotNotFound, LotNumberTaken, LotStatusRefused } from './lots.errors.js';
import { LotsService } from './lots.service.js';

@ApiTags('lots')
@Controller('admin/lots')
export class LotsAdminController {
  constructor(private readonly lots: LotsService) {}

  @Get()
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'listLots', summary: 'Lots in any state' })
  @ApiPage(LotDto)
  list(@Query() query: LotsQuery): Promise<Page<LotDto>> {
    return mapPage(this.lots.list(query), (lot) => LotDto.of(lot));
  }

  @Get(':id')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'getLot', summary: 'A lot with its certificates, and what these state' })
  @ApiOkResponse({ type: LotDetailsDto })
  @ApiProblem(LotNotFound)
  async get(@IdParam() id: number): Promise<LotDetailsDto> {
    const { stated, ...lot } = await this.lots.get(id);
    return LotDetailsDto.ofDetails(lot, [...stated.values()]);
  }

  @Post()
  @AdminOnly('catalogue')
  @Idempotent(async ({ lots }: LotsAdminController, id) => LotDto.of(await lots.find(id)))
  @ApiOperation({ operationId: 'createLot', summary: 'Add a lot as a draft' })
  @ApiCreatedResponse({ type: LotDto })
  @ApiProblem(LotNumberTaken)
  async create(@Body() form: SaveLotDto, @CurrentCaller() caller: Caller): Promise<LotDto> {
    return LotDto.of(await this.lots.create(form, caller));
  }

  @Put(':id')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'updateLot', summary: 'Change a draft without published certificates' })
  @ApiOkResponse({ type: LotDto })
  @ApiProblem(LotNotFound, LotFixed, LotNumberTaken, LotChangedMeanwhile)
  async update(@IdParam() id: number, @Body() form: UpdateLotDto, @CurrentCaller() caller: Caller): Promise<LotDto> {
    return LotDto.of(await this.lots.update(id, form, caller));
  }

  @Put(':id/status')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'setLotStatus', summary: 'Release or block a lot' })
  @ApiOkResponse({ type: LotDto })
  @ApiProblem(LotNotFound, LotStatusRefused, LotChangedMeanwhile)
  async setStatus(
    @IdParam() id: number,
    @Body() form: SetLotStatusDto,
    @CurrentCaller() caller: Caller,
  ): Promise<LotDto> {
    return LotDto.of(await this.lots.setStatus(id, form, caller));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'deleteLot', summary: 'Remove a draft without published certificates' })
  @ApiProblem(LotNotFound, LotFixed)
  remove(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IfMatchVersion() version: number | null,
  ): Promise<void> {
    return this.lots.remove(id, caller, version);
  }
}
