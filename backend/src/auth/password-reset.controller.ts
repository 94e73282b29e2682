import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblem, ValidationFailed } from '../common/errors/index.js';
import { RateLimit } from '../common/http/index.js';
import { ResetTokenInvalid } from './auth.errors.js';
import { ForgotPasswordDto, ResetAnswerDto, ResetPasswordDto } from './password-reset.dto.js';
import { PasswordResetsService } from './password-resets.service.js';
import { ResetRequests } from './reset-requests.js';

@ApiTags('customer account')
@Controller('auth')
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetsService,
    private readonly requests: ResetRequests,
  ) {}

  @Post('forgot-password')
  @HttpCode(200)
  @RateLimit(60, { seconds: 3600 })
  @ApiOperation({
    operationId: 'forgotPassword',
    summary: 'Ask for a one-time link by e-mail; known and unknown addresses get the same answer',
  })
  @ApiOkResponse({ type: ResetAnswerDto })
  @ApiProblem(ValidationFailed)
  async forgot(@Body() { email }: ForgotPasswordDto, @Ip() address: string): Promise<ResetAnswerDto> {
    this.requests.count(email, address);
    await this.resets.request(email);
    return {
      success: true,
      message: 'اگر با این ایمیل حسابی باز شده باشد، پیوند بازیابی رمز عبور تا چند دقیقهٔ دیگر به آن می‌رسد',
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
  @ApiProblem(ValidationFailed, ResetTokenInvalid)
  async reset(@Body() { token, password }: ResetPasswordDto, @Ip() address: string): Promise<ResetAnswerDto> {
    await this.resets.reset(token, password, address);
    return { success: true, message: 'رمز عبور شما عوض شد؛ اکنون با رمز تازه وارد شوید' };
  }
}
