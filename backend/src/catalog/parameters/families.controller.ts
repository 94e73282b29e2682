import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { IdParam, IfMatchVersion, NoContent, PublicRead } from '../../common/http/index.js';
import { Idempotent } from '../../operations/idempotency/index.js';
import { FamilyDto, FamilyTermsDto, SaveFamilyDto, UpdateFamilyDto } from './families.dto.js';
import { FamiliesService } from './families.service.js';
import { FamilyChangedMeanwhile, FamilyCodeTaken, FamilyInUse, FamilyNotFound } from './parameters.errors.js';

@ApiTags('catalog')
@Controller('families')
export class FamiliesController {
  constructor(private readonly families: FamiliesService) {}

  @Get()
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'listFamilies', summary: 'Families of products with their parameters and limits' })
  @ApiOkResponse({ type: [FamilyDto] })
  async list(): Promise<FamilyDto[]> {
    return (await this.families.list()).map((family) => FamilyDto.of(family));
  }

  @Get('terms')
  @PublicRead()
  @ApiOperation({ operationId: 'listFamilyTerms', summary: 'In which terms each family of products is specified' })
  @ApiOkResponse({ type: [FamilyTermsDto] })
  async terms(): Promise<FamilyTermsDto[]> {
    return (await this.families.list()).map((family) => FamilyTermsDto.of(family));
  }

  @Post()
  @AdminOnly('catalogue')
  @Idempotent(async ({ families }: FamiliesController, id) => FamilyDto.of(await families.get(id)))
  @ApiOperation({ operationId: 'createFamily', summary: 'Add a family' })
  @ApiCreatedResponse({ type: FamilyDto })
  @ApiProblem(FamilyCodeTaken)
  async create(@Body() form: SaveFamilyDto, @CurrentCaller() caller: Caller): Promise<FamilyDto> {
    return FamilyDto.of(await this.families.create(form, caller));
  }

  @Put(':id')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'updateFamily', summary: 'Change a family and all of its parameters' })
  @ApiOkResponse({ type: FamilyDto })
  @ApiProblem(FamilyNotFound, FamilyCodeTaken, FamilyChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateFamilyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<FamilyDto> {
    return FamilyDto.of(await this.families.update(id, form, caller));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'deleteFamily', summary: 'Remove a family without products' })
  @ApiProblem(FamilyNotFound, FamilyInUse)
  remove(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IfMatchVersion() version: number | null,
  ): Promise<void> {
    return this.families.remove(id, caller, version);
  }
}
