import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { PublicRead } from '../common/http/index.js';
import { Env } from '../config/index.js';
import { SettingsChangedMeanwhile } from './content.errors.js';
import {
  PlainSettingsDto,
  SavedSettingsDto,
  StoredSettingsDto,
  SettingsDto,
  StaffSettingsDto,
  UpdateSettingsDto,
} from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('settings')
// Named in the document, so that the schemas of settings refer to its fields.
@ApiExtraModels(PlainSettingsDto)
@Controller('settings')
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly env: Env,
  ) {}

  @Get()
  @PublicRead()
  @ApiOperation({ operationId: 'getSettings', summary: 'What the site says about the company, and the exchange rate' })
  @ApiOkResponse({ type: SettingsDto })
  async get(): Promise<SettingsDto> {
    return SettingsDto.of(await this.settings.get(), this.env.vitals);
  }

  @Get('staff')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'getStaffSettings', summary: 'All settings, with those that visitors do not see' })
  @ApiOkResponse({ type: StaffSettingsDto })
  async getForStaff(): Promise<StaffSettingsDto> {
    return { ...StoredSettingsDto.of(await this.settings.get()), measuresVitals: this.env.vitals };
  }

  @Put()
  @AdminOnly('settings')
  @ApiOperation({
    operationId: 'updateSettings',
    summary: 'Change the settings that are named; other call hours move the promises of calls',
  })
  @ApiOkResponse({ type: SavedSettingsDto })
  @ApiProblem(SettingsChangedMeanwhile)
  async update(@Body() update: UpdateSettingsDto, @CurrentAdmin() admin: Admin): Promise<SavedSettingsDto> {
    const { settings, movedPromises } = await this.settings.update(UpdateSettingsDto.changeOf(update), admin);
    return { ...StoredSettingsDto.of(settings), measuresVitals: this.env.vitals, movedPromises };
  }
}
