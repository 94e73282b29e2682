import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiProblem } from '../common/errors/index.js';
import { RateLimit } from '../common/http/index.js';
import { AccountLimit, resetRates } from './account-limits.js';
import { copy } from './copy.js';
import { ResetTokenInvalid } from './auth.errors.js';
import { customerDeviceCookie } from './cookies.js';
import { ForgotPasswordDto, ResetAnswerDto, ResetPasswordDto } from './password-reset.dto.js';
import { PasswordResetsService } from './password-resets.service.js';
import { ResetRequestsService } from './reset-requests.service.js';

@ApiTags('customer account')
@Controller('auth')
export class PasswordResetController {
  constructor(
    private readonly requests: ResetRequestsService,
    private readonly resets: PasswordResetsService,
  ) {}

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
