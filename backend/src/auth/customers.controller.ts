import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiProblem, ValidationFailed } from '../common/errors/index.js';
import { ApiCsv, ApiPage, sendCsv, setPageHeaders } from '../common/http/index.js';
import { AdminOnly } from './admin.js';
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
  async list(
    @Query() query: CustomersQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedCustomerDto[]> {
    const { rows, total } = await this.customers.list(query);
    setPageHeaders(response, total, query);
    return rows.map((customer) => ListedCustomerDto.of(customer));
  }

  @Get('export')
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'exportCustomers', summary: 'The customers of the list as a CSV file, by id' })
  @ApiCsv('One row per customer')
  @ApiProblem(ValidationFailed)
  async export(@Query() query: CustomersExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'customers', customerColumns, this.customers.batches(query));
  }
}
