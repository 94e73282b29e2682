import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { PublicRead } from '../common/http/index.js';
import { SettingsChangedMeanwhile } from './content.errors.js';
import { SavedSettingsDto, SettingsDto, UpdateSettingsDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('settings')
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @PublicRead()
  @ApiOperation({ operationId: 'getSettings', summary: 'What the site says about the company, and the exchange rate' })
  @ApiOkResponse({ type: SettingsDto })
  async get(): Promise<SettingsDto> {
    return SettingsDto.of(await this.settings.get());
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
    return { ...SettingsDto.of(settings), movedPromises };
  }
}
