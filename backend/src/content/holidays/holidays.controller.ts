import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, type Admin } from '../../auth/index.js';
import { ApiProblem, ValidationFailed } from '../../common/errors/index.js';
import { ApiIdempotent, Creating, type CreationKey, IdParam } from '../../common/http/index.js';
import { readOnlyFieldsIgnored } from '../../common/validation/index.js';
import { Creations } from '../../operations/idempotency/index.js';
import {
  HolidayDto,
  HolidaysQuery,
  HolidayYearDto,
  RemovedHolidayDto,
  SavedHolidayDto,
  SaveHolidayDto,
} from './holidays.dto.js';
import { HolidayChangedMeanwhile, HolidayNotFound } from './holidays.errors.js';
import { HolidaysService, type Saved } from './holidays.service.js';

@ApiTags('settings')
@Controller('holidays')
export class HolidaysController {
  constructor(
    private readonly holidays: HolidaysService,
    private readonly creations: Creations,
  ) {}

  @Get()
  @AdminOnly('settings')
  @ApiOperation({ operationId: 'listHolidays', summary: 'The official holidays of a Persian year (D38)' })
  @ApiOkResponse({ type: HolidayYearDto })
  @ApiProblem(ValidationFailed)
  list(@Query() { year }: HolidaysQuery): Promise<HolidayYearDto> {
    return this.holidays.year(year, new Date());
  }

  @Post()
  @AdminOnly('settings')
  @ApiIdempotent()
  @ApiOperation({ operationId: 'createHoliday', summary: 'Add a holiday; promises of calls that are open move' })
  @ApiCreatedResponse({ type: SavedHolidayDto })
  @ApiProblem(ValidationFailed)
  async create(
    @Body() form: SaveHolidayDto,
    @CurrentAdmin() admin: Admin,
    @Creating() creation: CreationKey | null,
  ): Promise<SavedHolidayDto> {
    return savedOf(
      await this.creations.once(
        admin,
        creation,
        (author) => this.holidays.create(form, author),
        async (id) => ({ holiday: await this.holidays.get(id), movedPromises: 0 }),
      ),
    );
  }

  @Put(':id')
  @AdminOnly('settings')
  @ApiOperation({
    operationId: 'updateHoliday',
    summary: 'Change a holiday; promises of calls that are open move',
    description: readOnlyFieldsIgnored,
  })
  @ApiOkResponse({ type: SavedHolidayDto })
  @ApiProblem(ValidationFailed, HolidayNotFound, HolidayChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: SaveHolidayDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<SavedHolidayDto> {
    return savedOf(await this.holidays.update(id, form, admin));
  }

  @Delete(':id')
  @AdminOnly('settings')
  @ApiOperation({ operationId: 'deleteHoliday', summary: 'Remove a holiday; promises of calls that are open move' })
  @ApiOkResponse({ type: RemovedHolidayDto })
  @ApiProblem(HolidayNotFound)
  async remove(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<RemovedHolidayDto> {
    const { movedPromises } = await this.holidays.remove(id, admin);
    return { movedPromises };
  }
}

function savedOf({ holiday, movedPromises }: Saved): SavedHolidayDto {
  return { ...HolidayDto.of(holiday), movedPromises };
}
