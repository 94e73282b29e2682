import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { IdParam, IfMatchVersion, NoContent, PublicRead } from '../../common/http/index.js';
import { Idempotent } from '../../operations/idempotency/index.js';
import { ParameterDto, SaveParameterDto, UpdateParameterDto } from './parameters.dto.js';
import {
  ParameterChangedMeanwhile,
  ParameterCodeTaken,
  ParameterInUse,
  ParameterNotFound,
} from './parameters.errors.js';
import { ParametersService } from './parameters.service.js';

@ApiTags('catalog')
@Controller('parameters')
export class ParametersController {
  constructor(private readonly parameters: ParametersService) {}

  @Get()
  @PublicRead()
  @ApiOperation({
    operationId: 'listParameters',
    summary: 'What is measured of products, in the order of a data sheet',
  })
  @ApiOkResponse({ type: [ParameterDto] })
  async list(): Promise<ParameterDto[]> {
    return (await this.parameters.list()).map((parameter) => ParameterDto.of(parameter));
  }

  @Post()
  @AdminOnly('catalogue')
  @Idempotent(async ({ parameters }: ParametersController, id) => ParameterDto.of(await parameters.get(id)))
  @ApiOperation({ operationId: 'createParameter', summary: 'Add a parameter' })
  @ApiCreatedResponse({ type: ParameterDto })
  @ApiProblem(ParameterCodeTaken)
  async create(@Body() form: SaveParameterDto, @CurrentCaller() caller: Caller): Promise<ParameterDto> {
    return ParameterDto.of(await this.parameters.create(form, caller));
  }

  @Put(':id')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'updateParameter', summary: 'Change a parameter; its code stays' })
  @ApiOkResponse({ type: ParameterDto })
  @ApiProblem(ParameterNotFound, ParameterChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateParameterDto,
    @CurrentCaller() caller: Caller,
  ): Promise<ParameterDto> {
    return ParameterDto.of(await this.parameters.update(id, form, caller));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'deleteParameter', summary: 'Remove a parameter without values' })
  @ApiProblem(ParameterNotFound, ParameterInUse)
  remove(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IfMatchVersion() version: number | null,
  ): Promise<void> {
    return this.parameters.remove(id, caller, version);
  }
}
