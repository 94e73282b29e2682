import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { RateLimit } from '../../common/http/index.js';
import { AccountLimit } from '../account-limits.js';
import { copy } from '../copy.js';
import { customerDeviceCookie, phoneCodeCookie } from '../cookies.js';
import { codeSeconds } from './phone-code.entity.js';
import { codeRates } from './phone-code-limits.js';
import { PhoneCodesService } from './phone-codes.service.js';
import { PhoneCodeDto, PhoneCodeSentDto } from './phone-login.dto.js';

/** The browser keeps the cookie longer than the code lives, so that a code that was right can wait for a name. */
const cookieMs = 10 * 60_000;

@ApiTags('customer account')
@Controller('auth')
export class PhoneCodesController {
  constructor(private readonly codes: PhoneCodesService) {}

  @Post('phone-code')
  @HttpCode(200)
  @AccountLimit(codeRates)
  @RateLimit(120, { seconds: 3600 })
  @ApiOperation({
    operationId: 'sendPhoneCode',
    summary: 'Send a one-time code by text message; known and unknown numbers get the same answer',
    description: 'For mobile numbers. The code works in the browser that asked for it: keep the cookie of the answer.',
  })
  @ApiOkResponse({ type: PhoneCodeSentDto })
  async send(
    @Body() { phone }: PhoneCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PhoneCodeSentDto> {
    const visitor = customerDeviceCookie.visitorOf(request);
    const { token, pause } = await this.codes.send(phone, phoneCodeCookie.of(request), visitor);
    phoneCodeCookie.set(response, token, cookieMs);
    return { success: true, message: copy.phoneCodeSent, expiresIn: codeSeconds.life, resendIn: pause };
  }
}
