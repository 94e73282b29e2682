import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiCsv, ApiPage, sendCsv, mapPage, type Page } from '../common/http/index.js';
import { AdminOnly, CurrentAdmin, type Admin } from './admin.js';
import { customerColumns } from './customers.csv.js';
import { CustomersExportQuery, CustomersQuery, ListedCustomerDto } from './customers.dto.js';
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

  @Get('export')
  @AdminOnly('customersInBulk')
  @ApiOperation({
    operationId: 'exportCustomers',
    summary: 'The customers of the list as a CSV file, by id',
    description:
      'The audit records who exported how many customers. Nothing else changes, so it is a GET all the same.',
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
