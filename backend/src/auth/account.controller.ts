import { Body, Controller, Delete, Get, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiProblem } from '../common/errors/index.js';
import { RateLimit, NoContent } from '../common/http/index.js';
import { AccountLimit, loginRates } from './account-limits.js';
import { ChangeAccountDto, ChangeAccountPasswordDto, CustomerSessionDto } from './account.dto.js';
import { AccountService } from './account.service.js';
import { CustomerDto } from './auth.dto.js';
import { CompanyDto } from './company.dto.js';
import { CurrentPasswordWrong, EmailTaken, TooManyLogins } from './auth.errors.js';
import { customerDeviceCookie } from './cookies.js';
import type { Customer } from './customer.entity.js';
import { CurrentCustomer, CustomerOnly } from './customer.js';
import { CustomerSessionsService } from './customer-sessions.service.js';
import { EmailNeeded, PhoneCodeNeeded, PhoneProofNeeded } from './phone-login/phone-login.errors.js';
import { SessionParam } from './session-param.js';

@ApiTags('customer account')
@Controller('account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly sessions: CustomerSessionsService,
  ) {}

  @Get('profile')
  @CustomerOnly()
  @ApiOperation({ operationId: 'getMyProfile', summary: 'Name, e-mail and phone of the own account' })
  @ApiOkResponse({ type: CustomerDto })
  profile(@CurrentCustomer() customer: Customer): CustomerDto {
    return CustomerDto.of(customer);
  }

  @Put('profile')
  @CustomerOnly()
  @AccountLimit(loginRates)
  @RateLimit(60, { seconds: 900 })
  @ApiOperation({
    operationId: 'changeMyProfile',
    summary: 'Change the own name, e-mail and phone; a new e-mail needs the password',
  })
  @ApiOkResponse({ type: CustomerDto })
  @ApiProblem(CurrentPasswordWrong, EmailTaken, PhoneCodeNeeded, PhoneProofNeeded, TooManyLogins)
  async changeProfile(@Body() form: ChangeAccountDto, @CurrentCustomer() customer: Customer): Promise<CustomerDto> {
    return CustomerDto.of(await this.account.changeProfile(customer, form));
  }

  @Get('company')
  @CustomerOnly()
  @ApiOperation({
    operationId: 'getMyCompany',
    summary: 'For whom the customer ordered last, or what they wrote in their account',
  })
  @ApiOkResponse({ type: CompanyDto })
  company(@CurrentCustomer() customer: Customer): Promise<CompanyDto> {
    return this.account.company(customer);
  }

  @Put('company')
  @CustomerOnly()
  @RateLimit(60, { seconds: 900 })
  @ApiOperation({ operationId: 'changeMyCompany', summary: 'Change the company that order forms are filled with' })
  @ApiOkResponse({ type: CompanyDto })
  changeCompany(@Body() form: CompanyDto, @CurrentCustomer() customer: Customer): Promise<CompanyDto> {
    return this.account.changeCompany(customer, form);
  }

  @Put('password')
  @NoContent()
  @CustomerOnly()
  @AccountLimit(loginRates)
  @RateLimit(60, { seconds: 900 })
  @ApiOperation({ operationId: 'changeMyPassword', summary: 'Change the own password; ends all other sessions' })
  @ApiProblem(CurrentPasswordWrong, EmailNeeded, PhoneCodeNeeded, TooManyLogins)
  async changePassword(
    @Body() form: ChangeAccountPasswordDto,
    @CurrentCustomer() customer: Customer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    customerDeviceCookie.remember(response, await this.account.changePassword(customer, form));
  }

  @Get('sessions')
  @CustomerOnly()
  @ApiOperation({ operationId: 'listMySessions', summary: 'Where the customer is logged in, the latest login first' })
  @ApiOkResponse({ type: [CustomerSessionDto] })
  async listSessions(@CurrentCustomer() { id, sessionId }: Customer): Promise<CustomerSessionDto[]> {
    return (await this.sessions.list(id)).map((session) => CustomerSessionDto.of(session, sessionId));
  }

  @Delete('sessions')
  @NoContent()
  @CustomerOnly()
  @ApiOperation({ operationId: 'deleteMyOtherSessions', summary: 'Log out everywhere else' })
  async endOthers(@CurrentCustomer() { id, sessionId }: Customer): Promise<void> {
    await this.sessions.endOthers(id, sessionId);
  }

  @Delete('sessions/:id')
  @NoContent()
  @CustomerOnly()
  @ApiOperation({ operationId: 'deleteMySession', summary: 'Log out one browser' })
  async endOne(@SessionParam() sessionId: string, @CurrentCustomer() { id }: Customer): Promise<void> {
    await this.sessions.endOne(id, sessionId);
  }
}
