import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../common/errors/index.js';
import { AdminOnly, CurrentAdmin, type Admin } from './admin.js';
import { ListViewsChangedMeanwhile } from './auth.errors.js';
import { ListViewsDto, SaveListViewsDto } from './list-views.dto.js';
import { ListViewsService } from './list-views.service.js';

@ApiTags('admin account')
@Controller('admin/views')
export class ListViewsController {
  constructor(private readonly views: ListViewsService) {}

  @Get()
  @AdminOnly('account')
  @ApiOperation({ operationId: 'getListViews', summary: 'The own saved searches of all lists' })
  @ApiOkResponse({ type: ListViewsDto })
  async get(@CurrentAdmin() admin: Admin): Promise<ListViewsDto> {
    return ListViewsDto.of(await this.views.get(admin));
  }

  @Put()
  @AdminOnly('account')
  @ApiOperation({
    operationId: 'saveListViews',
    summary: 'Replace the own saved searches; at most twelve for each list',
  })
  @ApiOkResponse({ type: ListViewsDto })
  @ApiProblem(ListViewsChangedMeanwhile)
  async save(@Body() form: SaveListViewsDto, @CurrentAdmin() admin: Admin): Promise<ListViewsDto> {
    return ListViewsDto.of(await this.views.save(admin, form));
  }
}
