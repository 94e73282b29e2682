import { SuccessDtoOf } from '../common/http/index.js';
import { Verbatim } from '../common/validation/index.js';
import { CustomerEmail, CustomerPassword } from './auth.dto.js';
import { copy } from './copy.js';

export class ForgotPasswordDto {
  @CustomerEmail() email: string;
}

export class ResetPasswordDto {
  @Verbatim(1, 200, {
    missing: copy.fields.resetToken,
    description: 'From the link in the mail',
    example: 'q2Jv0n1mB8kX…',
  })
  token: string;

  @CustomerPassword({ example: 'رازمن۱۲' }) password: string;
}

export class ResetAnswerDto extends SuccessDtoOf(copy.passwordReset) {}
