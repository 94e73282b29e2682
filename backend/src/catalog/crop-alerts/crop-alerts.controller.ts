import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, CurrentCaller, type Admin, type Caller } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import {
  ApiCsv,
  ApiPage,
  IdParam,
  mapPage,
  NoContent,
  RateLimit,
  sendCsv,
  type Page,
} from '../../common/http/index.js';
import { UnsubscribeDto, unsubscribeTokenOf } from '../../contacts/index.js';
import { ProductNotFound } from '../catalog.errors.js';
import { copy } from './copy.js';
import { cropAlertColumns } from './crop-alerts.csv.js';
import {
  CropAlertAnswerDto,
  CropAlertDto,
  CropAlertsExportQuery,
  CropAlertsQuery,
  NewCropDto,
  PublishNewCropDto,
  SubscribeCropAlertDto,
} from './crop-alerts.dto.js';
import { CropAlertNotFound } from './crop-alerts.errors.js';
import { CropAlertsService } from './crop-alerts.service.js';
import { NewCropsService } from './new-crops.service.js';

@ApiTags('newsletter')
@Controller()
export class CropAlertsController {
  constructor(
    private readonly alerts: CropAlertsService,
    private readonly newCrops: NewCropsService,
  ) {}

  @Post('crop-alerts')
  @HttpCode(200)
  @RateLimit(60, { seconds: 3600 })
  @ApiOperation({
    operationId: 'subscribeCropAlert',
    summary: 'Be told when a new crop of a product is there; a repetition gets the same response',
  })
  @ApiOkResponse({ type: CropAlertAnswerDto })
  @ApiProblem(ProductNotFound)
  async subscribe(@Body() form: SubscribeCropAlertDto): Promise<CropAlertAnswerDto> {
    await this.alerts.subscribe(form);
    return { success: true, message: copy.subscribed };
  }

  @Post('crop-alerts/unsubscribe')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'unsubscribeCropAlert',
    summary: 'Stop the messages about a product; like `unsubscribeNewsletter`',
  })
  @ApiBody({ type: UnsubscribeDto, required: false })
  @ApiOkResponse({ type: CropAlertAnswerDto })
  async unsubscribe(@Body() body: UnsubscribeDto, @Query() query: UnsubscribeDto): Promise<CropAlertAnswerDto> {
    await this.alerts.stop(unsubscribeTokenOf(body, query));
    return { success: true, message: copy.stopped };
  }

  @Get('admin/crop-alerts')
  @AdminOnly('newsletter')
  @ApiOperation({ operationId: 'listCropAlerts', summary: 'Who waits for new crops, the newest first' })
  @ApiPage(CropAlertDto)
  list(@Query() query: CropAlertsQuery): Promise<Page<CropAlertDto>> {
    return mapPage(this.alerts.list(query), (alert) => CropAlertDto.of(alert));
  }

  @Get('admin/crop-alerts/export')
  @AdminOnly('newsletter')
  @ApiOperation({ operationId: 'exportCropAlerts', summary: 'Who waits for new crops, as a CSV file' })
  @ApiCsv('One row per alert')
  async export(@Query() query: CropAlertsExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'crop-alerts', cropAlertColumns, this.alerts.batches(query));
  }

  @Delete('admin/crop-alerts/:id')
  @NoContent()
  @AdminOnly('newsletter')
  @ApiOperation({ operationId: 'deleteCropAlert', summary: 'Forget a recipient; recorded with admin and time' })
  @ApiProblem(CropAlertNotFound)
  remove(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<void> {
    return this.alerts.remove(id, admin);
  }

  @Get('admin/products/:id/new-crop')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'getNewCrop', summary: 'The newest crop of a product, and how many wait for the next' })
  @ApiOkResponse({ type: NewCropDto })
  @ApiProblem(ProductNotFound)
  newCrop(@IdParam() id: number): Promise<NewCropDto> {
    return this.newCrops.get(id);
  }

  @Put('admin/products/:id/new-crop')
  @AdminOnly('catalogue')
  @ApiOperation({
    operationId: 'publishNewCrop',
    summary: 'Say that the crop of a year is here, and tell everybody who asked',
    description: 'Each year is told once: the same year again changes nothing.',
  })
  @ApiOkResponse({ type: NewCropDto })
  @ApiProblem(ProductNotFound)
  publishNewCrop(
    @IdParam() id: number,
    @Body() { year }: PublishNewCropDto,
    @CurrentCaller() caller: Caller,
  ): Promise<NewCropDto> {
    return this.newCrops.publish(id, year, caller);
  }
}
