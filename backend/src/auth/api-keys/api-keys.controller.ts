import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../common/errors/index.js';
import { IdParam, NoContent } from '../../common/http/index.js';
import { Idempotent } from '../../operations/idempotency/index.js';
import { AdminOnly, CurrentAdmin, type Admin } from '../admin.js';
import { ApiKeyDto, CreateApiKeyDto, MadeApiKeyDto, RotateApiKeyDto, UpdateApiKeyDto } from './api-keys.dto.js';
import { ApiKeyChangedMeanwhile, ApiKeyEnded, ApiKeyNotFound, ApiKeyRemoteWrong } from './api-keys.errors.js';
import { ApiKeysService } from './api-keys.service.js';

const description =
  'The same request again, under its `Idempotency-Key`, changes nothing and answers without the secret.';

@ApiTags('API keys')
@Controller('admin/api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @AdminOnly('apiKeys')
  @ApiOperation({ operationId: 'listApiKeys', summary: 'The keys of programs; the revoked ones last' })
  @ApiOkResponse({ type: [ApiKeyDto] })
  async list(): Promise<ApiKeyDto[]> {
    return (await this.keys.list()).map((key) => ApiKeyDto.of(key));
  }

  @Post()
  @AdminOnly('apiKeys')
  @Idempotent((controller: ApiKeysController, id) => controller.withoutSecret(id))
  @ApiOperation({
    operationId: 'createApiKey',
    summary: 'Make a key for a program; its secret is shown only now',
    description,
  })
  @ApiCreatedResponse({ type: MadeApiKeyDto })
  @ApiProblem(ApiKeyRemoteWrong)
  async create(@Body() form: CreateApiKeyDto, @CurrentAdmin() owner: Admin): Promise<MadeApiKeyDto> {
    return MadeApiKeyDto.of(await this.keys.create(form, owner));
  }

  @Put(':id')
  @AdminOnly('apiKeys')
  @ApiOperation({
    operationId: 'updateApiKey',
    summary: 'Change name, scopes, frontend, addresses, expiry and the demand for If-Match',
  })
  @ApiOkResponse({ type: ApiKeyDto })
  @ApiProblem(ApiKeyNotFound, ApiKeyChangedMeanwhile, ApiKeyEnded, ApiKeyRemoteWrong)
  async update(@IdParam() id: number, @Body() form: UpdateApiKeyDto, @CurrentAdmin() owner: Admin): Promise<ApiKeyDto> {
    return ApiKeyDto.of(await this.keys.update(id, form, owner));
  }

  @Post(':id/rotate')
  @HttpCode(200)
  @AdminOnly('apiKeys')
  @Idempotent((controller: ApiKeysController, id) => controller.withoutSecret(id))
  @ApiOperation({
    operationId: 'rotateApiKey',
    summary: 'Give a key a new secret; the one in use is accepted for some more hours',
    description,
  })
  @ApiOkResponse({ type: MadeApiKeyDto })
  @ApiProblem(ApiKeyNotFound, ApiKeyEnded)
  async rotate(
    @IdParam() id: number,
    @Body() form: RotateApiKeyDto,
    @CurrentAdmin() owner: Admin,
  ): Promise<MadeApiKeyDto> {
    return MadeApiKeyDto.of(await this.keys.rotate(id, form, owner));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('apiKeys')
  @ApiOperation({ operationId: 'revokeApiKey', summary: 'Revoke a key: its next request is refused' })
  @ApiProblem(ApiKeyNotFound)
  revoke(@IdParam() id: number, @CurrentAdmin() owner: Admin): Promise<void> {
    return this.keys.revoke(id, owner);
  }

  private async withoutSecret(id: number): Promise<MadeApiKeyDto> {
    return { apiKey: ApiKeyDto.of(await this.keys.get(id)), secret: null };
  }
}
