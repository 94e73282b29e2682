import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiProblem } from '../common/errors/index.js';
import { RateLimit, NoContent } from '../common/http/index.js';
import { AccountLimit, loginRates, resetRates } from './account-limits.js';
import { copy } from './copy.js';
import { CurrentUserDto, CustomerDto, LoggedInDto, LoginDto, RegisterDto, RegisteredDto } from './auth.dto.js';
import { CredentialsWrong, EmailTaken, TooManyLogins, ResetTokenInvalid } from './auth.errors.js';
import type { Customer } from './customer.entity.js';
import { CurrentCustomer, CustomerIfAny } from './customer.js';
import { customerCookie, customerDeviceCookie } from './cookies.js';
import { CustomerSessionsService, rememberedMs } from './customer-sessions.service.js';
import { CustomersService } from './customers.service.js';
import { ForgotPasswordDto, ResetAnswerDto, ResetPasswordDto } from './password-reset.dto.js';
import { PasswordResetsService } from './password-resets.service.js';
import { ResetRequestsService } from './reset-requests.service.js';

@ApiTags('customer account')
@Controller('auth')
export class CustomerController {
  constructor(
    private readonly customers: CustomersService,
    private readonly sessions: CustomerSessionsService,
    private readonly requests: ResetRequestsService,
    private readonly resets: PasswordResetsService,
  ) {}

  @Post('register')
  @RateLimit(120, { seconds: 3600 })
  @ApiOperation({ operationId: 'registerCustomer', summary: 'Open a customer account' })
  @ApiCreatedResponse({ type: RegisteredDto })
  @ApiProblem(EmailTaken)
  async register(@Body() registration: RegisterDto): Promise<RegisteredDto> {
    await this.customers.register(registration);
    return { success: true, message: copy.registered };
  }

  @Post('login')
  @HttpCode(200)
  @AccountLimit(loginRates)
  @RateLimit(240, { seconds: 900 })
  @ApiOperation({ operationId: 'loginCustomer', summary: 'Log in; the session is an HttpOnly cookie' })
  @ApiOkResponse({ type: LoggedInDto })
  @ApiProblem(CredentialsWrong, TooManyLogins)
  async login(
    @Body() credentials: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoggedInDto> {
    const { account, device } = await this.customers.login(credentials, customerDeviceCookie.visitorOf(request));
    // If another customer was logged in in this browser, that session ends.
    await this.sessions.end(customerCookie.of(request));
    const remember = credentials.rememberMe ?? false;
    customerCookie.set(response, await this.sessions.open(account, remember), remember ? rememberedMs : null);
    customerDeviceCookie.remember(response, device);
    return LoggedInDto.for(account);
  }

  @Get('user')
  @CustomerIfAny()
  @ApiOperation({ operationId: 'getCurrentUser', summary: 'The customer who is logged in, or null' })
  @ApiOkResponse({ type: CurrentUserDto })
  user(@CurrentCustomer() customer: Customer | null): CurrentUserDto {
    return { success: customer !== null, user: customer && CustomerDto.of(customer) };
  }

  @Post('logout')
  @NoContent()
  @ApiCookieAuth('customer')
  @ApiSecurity({})
  @ApiOperation({ operationId: 'logoutCustomer', summary: 'End the session of the cookie, if any' })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.sessions.end(customerCookie.of(request));
    customerCookie.clear(response);
  }

  @Post('forgot-password')
  @HttpCode(200)
  @AccountLimit(resetRates)
  @RateLimit(60, { seconds: 3600 })
  @ApiOperation({
    operationId: 'forgotPassword',
    summary: 'Ask for a one-time link by e-mail; known and unknown addresses get the same answer',
  })
  @ApiOkResponse({ type: ResetAnswerDto })
  async forgot(@Body() { email }: ForgotPasswordDto, @Req() request: Request): Promise<ResetAnswerDto> {
    await this.requests.request(email, customerDeviceCookie.visitorOf(request));
    return {
      success: true,
      message: copy.resetRequested,
    };
  }

  @Post('reset-password')
  @HttpCode(200)
  @RateLimit(120, { seconds: 3600 })
  @ApiOperation({
    operationId: 'resetPassword',
    summary: 'Set a new password with the token of the link; ends all sessions of the customer',
  })
  @ApiOkResponse({ type: ResetAnswerDto })
  @ApiProblem(ResetTokenInvalid)
  async reset(
    @Body() { token, password }: ResetPasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResetAnswerDto> {
    const device = await this.resets.reset(token, password, customerDeviceCookie.visitorOf(request));
    customerDeviceCookie.remember(response, device);
    return { success: true, message: copy.passwordReset };
  }
}
