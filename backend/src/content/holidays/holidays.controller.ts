import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, type Admin } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { IdParam, IfMatchVersion } from '../../common/http/index.js';
import { Idempotent } from '../../operations/idempotency/index.js';
import {
  HolidayDto,
  HolidaysQuery,
  HolidayYearDto,
  RemovedHolidayDto,
  SavedHolidayDto,
  SaveHolidayDto,
  UpdateHolidayDto,
} from './holidays.dto.js';
import { HolidayChangedMeanwhile, HolidayNotFound } from './holidays.errors.js';
import { HolidaysService, type Saved } from './holidays.service.js';

@ApiTags('settings')
@Controller('holidays')
export class HolidaysController {
  constructor(private readonly holidays: HolidaysService) {}

  @Get()
  @AdminOnly('settings')
  @ApiOperation({ operationId: 'listHolidays', summary: 'The official holidays of a Persian year' })
  @ApiOkResponse({ type: HolidayYearDto })
  list(@Query() { year }: HolidaysQuery): Promise<HolidayYearDto> {
    return this.holidays.year(year, new Date());
  }

  @Post()
  @AdminOnly('settings')
  @Idempotent(async ({ holidays }: HolidaysController, id) =>
    savedOf({ holiday: await holidays.get(id), movedPromises: 0 }),
  )
  @ApiOperation({ operationId: 'createHoliday', summary: 'Add a holiday; promises of calls that are open move' })
  @ApiCreatedResponse({ type: SavedHolidayDto })
  async create(@Body() form: SaveHolidayDto, @CurrentAdmin() admin: Admin): Promise<SavedHolidayDto> {
    return savedOf(await this.holidays.create(form, admin));
  }

  @Put(':id')
  @AdminOnly('settings')
  @ApiOperation({ operationId: 'updateHoliday', summary: 'Change a holiday; promises of calls that are open move' })
  @ApiOkResponse({ type: SavedHolidayDto })
  @ApiProblem(HolidayNotFound, HolidayChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateHolidayDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<SavedHolidayDto> {
    return savedOf(await this.holidays.update(id, form, admin));
  }

  @Delete(':id')
  @AdminOnly('settings')
  @ApiOperation({ operationId: 'deleteHoliday', summary: 'Remove a holiday; promises of calls that are open move' })
  @ApiOkResponse({ type: RemovedHolidayDto })
  @ApiProblem(HolidayNotFound)
  async remove(
    @IdParam() id: number,
    @CurrentAdmin() admin: Admin,
    @IfMatchVersion() version: number | null,
  ): Promise<RemovedHolidayDto> {
    const { movedPromises } = await this.holidays.remove(id, admin, version);
    return { movedPromises };
  }
}

function savedOf({ holiday, movedPromises }: Saved): SavedHolidayDto {
  return { ...HolidayDto.of(holiday), movedPromises };
}
