import { Body, Controller, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiProblem } from '../common/errors/index.js';
import { ApiCsv, ApiPage, IdParam, sendCsv, mapPage, type Page } from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { AdminOnly, CurrentAdmin, CurrentCaller, type Admin, type Caller } from './admin.js';
import { CustomerExternalIdTaken, CustomerNotFound, EmailTaken } from './auth.errors.js';
import { customerColumns } from './customers.csv.js';
import {
  CreateCustomerDto,
  CustomersExportQuery,
  CustomersQuery,
  ListedCustomerDto,
  SetCustomerExternalIdDto,
} from './customers.dto.js';
import { CustomersService } from './customers.service.js';

@ApiTags('customers')
@Controller('customers')
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

  @Get()
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'listCustomers', summary: 'Search the people who opened an account' })
  @ApiPage(ListedCustomerDto)
  list(@Query() query: CustomersQuery): Promise<Page<ListedCustomerDto>> {
    return mapPage(this.customers.list(query), (customer) => ListedCustomerDto.of(customer));
  }

  @Post()
  @AdminOnly('customers')
  @Idempotent(async ({ customers }: CustomersController, id) => ListedCustomerDto.of(await customers.get(id)))
  @ApiOperation({
    operationId: 'createCustomer',
    summary: 'Write a customer down who has not registered',
    description: 'The customer has no password and gets no message.',
  })
  @ApiCreatedResponse({ type: ListedCustomerDto })
  @ApiProblem(EmailTaken, CustomerExternalIdTaken)
  async create(@Body() form: CreateCustomerDto, @CurrentCaller() caller: Caller): Promise<ListedCustomerDto> {
    return ListedCustomerDto.of(await this.customers.create(form, caller));
  }

  @Put(':id/external-id')
  @AdminOnly('customers')
  @ApiOperation({
    operationId: 'setCustomerExternalId',
    summary: 'Give a customer the id in another system, or remove it',
  })
  @ApiOkResponse({ type: ListedCustomerDto })
  @ApiProblem(CustomerNotFound, CustomerExternalIdTaken)
  async setExternalId(
    @IdParam() id: number,
    @Body() { externalId = null }: SetCustomerExternalIdDto,
    @CurrentCaller() caller: Caller,
  ): Promise<ListedCustomerDto> {
    return ListedCustomerDto.of(await this.customers.setExternalId(id, externalId, caller));
  }

  @Get('export')
  @AdminOnly('customersInBulk')
  @ApiOperation({
    operationId: 'exportCustomers',
    summary: 'The customers of the list as a CSV file, by id',
    description: 'The audit records who exported how many customers.',
  })
  @ApiCsv('One row per customer')
  async export(
    @Query() query: CustomersExportQuery,
    @CurrentAdmin() admin: Admin,
    @Res() response: Response,
  ): Promise<void> {
    await this.customers.recordExport(query, admin);
    await sendCsv(response, 'customers', customerColumns, this.customers.batches(query));
  }
}
