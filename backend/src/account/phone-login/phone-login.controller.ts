import { Body, Controller, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  AccountLimit,
  CurrentCustomer,
  CurrentPasswordWrong,
  customerCookie,
  customerDeviceCookie,
  CustomerDto,
  CustomerOnly,
  CustomerSessionsService,
  LoggedInDto,
  loginRates,
  NameNeeded,
  phoneCodeCookie,
  PhoneCodeNeeded,
  PhoneCodeWrong,
  PhoneLoginDto,
  ProvePhoneDto,
  rememberedMs,
  TooManyLogins,
  type Customer,
} from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { RateLimit } from '../../common/http/index.js';
import { PhoneLoginService } from './phone-login.service.js';
import { PhoneProofService } from './phone-proof.service.js';

@ApiTags('customer account')
@Controller()
export class PhoneLoginController {
  constructor(
    private readonly logins: PhoneLoginService,
    private readonly proofs: PhoneProofService,
    private readonly sessions: CustomerSessionsService,
  ) {}

  @Post('auth/phone-login')
  @HttpCode(200)
  @RateLimit(240, { seconds: 900 })
  @ApiOperation({
    operationId: 'loginByPhone',
    summary: 'Log in with a code of POST /api/auth/phone-code; the session is an HttpOnly cookie',
    description: 'A number without an account gets one. Orders that guests placed with the number belong to it then.',
  })
  @ApiOkResponse({ type: LoggedInDto })
  @ApiProblem(PhoneCodeWrong, NameNeeded)
  async login(
    @Body() form: PhoneLoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoggedInDto> {
    const visitor = customerDeviceCookie.visitorOf(request);
    const { account, device } = await this.logins.login(form, phoneCodeCookie.of(request), visitor);
    // If another customer was logged in in this browser, that session ends.
    await this.sessions.end(customerCookie.of(request));
    const remember = form.rememberMe ?? false;
    customerCookie.set(response, await this.sessions.open(account, remember, true), remember ? rememberedMs : null);
    customerDeviceCookie.remember(response, device);
    phoneCodeCookie.clear(response);
    return LoggedInDto.for(account);
  }

  @Put('account/phone')
  @CustomerOnly()
  @AccountLimit(loginRates)
  @RateLimit(240, { seconds: 900 })
  @ApiOperation({
    operationId: 'changeMyPhone',
    summary: 'Prove with a code that a phone is one’s own; it then opens the account',
    description:
      'Also after the phone is proven: a new code confirms what another account confirms by its password, for ten minutes. ' +
      'If another account had proven the number, it loses it.',
  })
  @ApiOkResponse({ type: CustomerDto })
  @ApiProblem(PhoneCodeWrong, CurrentPasswordWrong, PhoneCodeNeeded, TooManyLogins)
  async prove(
    @Body() form: ProvePhoneDto,
    @CurrentCustomer() customer: Customer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CustomerDto> {
    const account = await this.proofs.prove(customer, form, phoneCodeCookie.of(request));
    phoneCodeCookie.clear(response);
    return CustomerDto.of(account);
  }
}
