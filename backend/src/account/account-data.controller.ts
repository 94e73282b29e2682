import { Body, Controller, Delete, Get, Header, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  AccountLimit,
  CurrentCustomer,
  CurrentPasswordWrong,
  customerCookie,
  CustomerOnly,
  loginRates,
  PhoneCodeNeeded,
  TooManyLogins,
  type Customer,
} from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { RateLimit, NoContent } from '../common/http/index.js';
import { AccountExportDto, DeleteAccountDto } from './account-data.dto.js';
import { AccountDataService } from './account-data.service.js';

@ApiTags('customer account')
@Controller('account')
export class AccountDataController {
  constructor(private readonly data: AccountDataService) {}

  @Get('export')
  @CustomerOnly()
  @RateLimit(60, { seconds: 900 })
  @Header('Content-Disposition', 'attachment; filename="afshoreh-account.json"')
  @ApiOperation({ operationId: 'exportMyData', summary: 'Everything that is kept of the own account, as a file' })
  @ApiOkResponse({ type: AccountExportDto })
  export(@CurrentCustomer() customer: Customer): Promise<AccountExportDto> {
    return this.data.export(customer);
  }

  @Delete()
  @NoContent()
  @CustomerOnly()
  @AccountLimit(loginRates)
  @RateLimit(60, { seconds: 900 })
  @ApiOperation({
    operationId: 'deleteMyAccount',
    summary: 'Delete the own account; its orders stay without a word about the person',
    description:
      'Needs the password. Open orders are cancelled, because nobody can be called any more. There is no undo.',
  })
  @ApiProblem(CurrentPasswordWrong, PhoneCodeNeeded, TooManyLogins)
  async delete(
    @Body() { currentPassword }: DeleteAccountDto,
    @CurrentCustomer() customer: Customer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.data.delete(customer, currentPassword);
    customerCookie.clear(response);
  }
}
