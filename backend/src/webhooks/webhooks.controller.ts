import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { ApiPage, IdParam, IfMatchVersion, mapPage, NoContent, type Page } from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import {
  CreateWebhookDto,
  MadeWebhookDto,
  RotateWebhookDto,
  UpdateWebhookDto,
  WebhookDeliveriesQuery,
  WebhookDeliveryDto,
  WebhookDto,
} from './webhooks.dto.js';
import { WebhookChangedMeanwhile, WebhookNotFound, WebhooksTooMany } from './webhooks.errors.js';
import { WebhooksService } from './webhooks.service.js';

@ApiTags('webhooks')
@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: WebhookDeliveriesService,
  ) {}

  @Get()
  @AdminOnly('webhooks')
  @ApiOperation({ operationId: 'listWebhooks', summary: 'The webhooks, the newest first' })
  @ApiOkResponse({ type: [WebhookDto] })
  async list(): Promise<WebhookDto[]> {
    return (await this.webhooks.list()).map((webhook) => WebhookDto.of(webhook));
  }

  @Post()
  @AdminOnly('webhooks')
  @Idempotent((controller: WebhooksController, id) => controller.withoutSecret(id))
  @ApiOperation({ operationId: 'createWebhook', summary: 'Add a webhook; its secret is shown only now' })
  @ApiCreatedResponse({ type: MadeWebhookDto })
  @ApiProblem(WebhooksTooMany)
  async create(@Body() form: CreateWebhookDto, @CurrentCaller() by: Caller): Promise<MadeWebhookDto> {
    return MadeWebhookDto.of(await this.webhooks.create(form, by));
  }

  @Put(':id')
  @AdminOnly('webhooks')
  @ApiOperation({ operationId: 'updateWebhook', summary: 'Change, pause or resume a webhook' })
  @ApiOkResponse({ type: WebhookDto })
  @ApiProblem(WebhookNotFound, WebhookChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateWebhookDto,
    @CurrentCaller() by: Caller,
  ): Promise<WebhookDto> {
    return WebhookDto.of(await this.webhooks.update(id, form, by));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('webhooks')
  @ApiOperation({ operationId: 'deleteWebhook', summary: 'Remove a webhook and its deliveries' })
  @ApiProblem(WebhookNotFound)
  remove(@IdParam() id: number, @CurrentCaller() by: Caller, @IfMatchVersion() version: number | null): Promise<void> {
    return this.webhooks.remove(id, by, version);
  }

  @Post(':id/rotate')
  @HttpCode(200)
  @AdminOnly('webhooks')
  @Idempotent((controller: WebhooksController, id) => controller.withoutSecret(id))
  @ApiOperation({
    operationId: 'rotateWebhook',
    summary: 'Give a webhook a new secret; for some hours both sign',
  })
  @ApiOkResponse({ type: MadeWebhookDto })
  @ApiProblem(WebhookNotFound)
  async rotate(
    @IdParam() id: number,
    @Body() form: RotateWebhookDto,
    @CurrentCaller() by: Caller,
  ): Promise<MadeWebhookDto> {
    return MadeWebhookDto.of(await this.webhooks.rotate(id, form, by));
  }

  @Post(':id/test')
  @HttpCode(200)
  @AdminOnly('webhooks')
  @ApiOperation({ operationId: 'sendWebhookTest', summary: 'Send `webhook.test` at once, and say what came of it' })
  @ApiOkResponse({ type: WebhookDeliveryDto })
  @ApiProblem(WebhookNotFound)
  async test(@IdParam() id: number): Promise<WebhookDeliveryDto> {
    return WebhookDeliveryDto.of(await this.deliveries.test(id));
  }

  @Get(':id/deliveries')
  @AdminOnly('webhooks')
  @ApiOperation({ operationId: 'listWebhookDeliveries', summary: 'What was sent in 30 days, the newest first' })
  @ApiPage(WebhookDeliveryDto)
  @ApiProblem(WebhookNotFound)
  listDeliveries(@IdParam() id: number, @Query() query: WebhookDeliveriesQuery): Promise<Page<WebhookDeliveryDto>> {
    return mapPage(this.deliveries.list(id, query), (delivery) => WebhookDeliveryDto.of(delivery));
  }

  @Post(':id/deliveries/:deliveryId/redeliver')
  @HttpCode(200)
  @AdminOnly('webhooks')
  @ApiOperation({
    operationId: 'sendWebhookAgain',
    summary: 'Send a delivery again; of a paused webhook when it is resumed',
  })
  @ApiOkResponse({ type: WebhookDeliveryDto })
  @ApiProblem(WebhookNotFound)
  async redeliver(@IdParam() id: number, @IdParam('deliveryId') deliveryId: number): Promise<WebhookDeliveryDto> {
    return WebhookDeliveryDto.of(await this.deliveries.redeliver(id, deliveryId));
  }

  private async withoutSecret(id: number): Promise<MadeWebhookDto> {
    return { webhook: WebhookDto.of(await this.webhooks.get(id)), secret: null };
  }
}
