import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, CurrentCaller, type Admin, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import {
  ApiCsv,
  ApiPage,
  IdParam,
  IfMatchVersion,
  mapPage,
  NoContent,
  PageQuery,
  sendCsv,
  type Page,
} from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { companyColumns } from './companies.csv.js';
import {
  CompaniesExportQuery,
  CompaniesQuery,
  CompanyDetailsDto,
  SaveCompanyDto,
  UpdateCompanyDto,
} from './companies.dto.js';
import { CompanyChangedMeanwhile, CompanyNationalIdTaken, CompanyNotFound } from './companies.errors.js';
import { CompaniesService } from './companies.service.js';
import { FiguresDto, ListedPersonDto, TimelineEntryDto } from './people.dto.js';

@ApiTags('companies')
@Controller('companies')
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Get()
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'listCompanies', summary: 'Search the companies of customers' })
  @ApiPage(CompanyDetailsDto)
  list(@Query() query: CompaniesQuery): Promise<Page<CompanyDetailsDto>> {
    return mapPage(this.companies.list(query), (counted) => CompanyDetailsDto.of(counted));
  }

  @Get('export')
  @AdminOnly('customersInBulk')
  @ApiOperation({
    operationId: 'exportCompanies',
    summary: 'The companies of the list as a CSV file, by id',
    description: 'The audit records who exported how many companies.',
  })
  @ApiCsv('One row per company')
  async export(
    @Query() query: CompaniesExportQuery,
    @CurrentAdmin() admin: Admin,
    @Res() response: Response,
  ): Promise<void> {
    await this.companies.recordExport(query, admin);
    await sendCsv(response, 'companies', companyColumns, this.companies.batches(query));
  }

  @Post()
  @AdminOnly('customers')
  @Idempotent(async ({ companies }: CompaniesController, id) => CompanyDetailsDto.of(await companies.get(id)))
  @ApiOperation({ operationId: 'createCompany', summary: 'Add a company' })
  @ApiCreatedResponse({ type: CompanyDetailsDto })
  @ApiProblem(CompanyNationalIdTaken)
  async create(@Body() form: SaveCompanyDto, @CurrentCaller() caller: Caller): Promise<CompanyDetailsDto> {
    return CompanyDetailsDto.of(await this.companies.create(form, caller));
  }

  @Get(':id')
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'getCompany', summary: 'One company' })
  @ApiOkResponse({ type: CompanyDetailsDto })
  @ApiProblem(CompanyNotFound)
  async get(@IdParam() id: number): Promise<CompanyDetailsDto> {
    return CompanyDetailsDto.of(await this.companies.get(id));
  }

  @Get(':id/figures')
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'getCompanyFigures', summary: 'Tons and value of the orders of a company’s people' })
  @ApiOkResponse({ type: FiguresDto })
  @ApiProblem(CompanyNotFound)
  figures(@IdParam() id: number): Promise<FiguresDto> {
    return this.companies.figures(id, new Date());
  }

  @Get(':id/timeline')
  @AdminOnly('customers')
  @ApiOperation({
    operationId: 'listCompanyTimeline',
    summary: 'What was done with the people of a company, the newest first',
  })
  @ApiPage(TimelineEntryDto)
  @ApiProblem(CompanyNotFound)
  timeline(@IdParam() id: number, @Query() query: PageQuery): Promise<Page<TimelineEntryDto>> {
    return this.companies.timeline(id, query, new Date());
  }

  @Get(':id/suggestions')
  @AdminOnly('customers')
  @ApiOperation({
    operationId: 'listCompanySuggestions',
    summary: 'People without a company whose orders name the national id of this one',
    description: 'At most 20, the newest first. Nobody joins a company by itself.',
  })
  @ApiOkResponse({ type: [ListedPersonDto] })
  @ApiProblem(CompanyNotFound)
  async suggestions(@IdParam() id: number): Promise<ListedPersonDto[]> {
    return (await this.companies.suggested(id)).map((listed) => ListedPersonDto.of(listed));
  }

  @Put(':id')
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'updateCompany', summary: 'Change a company' })
  @ApiOkResponse({ type: CompanyDetailsDto })
  @ApiProblem(CompanyNotFound, CompanyChangedMeanwhile, CompanyNationalIdTaken)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateCompanyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<CompanyDetailsDto> {
    return CompanyDetailsDto.of(await this.companies.update(id, form, caller));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'deleteCompany', summary: 'Remove a company; its people stay' })
  @ApiProblem(CompanyNotFound)
  remove(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IfMatchVersion() version: number | null,
  ): Promise<void> {
    return this.companies.remove(id, caller, version);
  }
}
