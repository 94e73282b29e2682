import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import { Trim } from '../common/validation/index.js';
import { longestPassword } from './auth.dto.js';

export class ForgotPasswordDto {
  @ApiProperty({ example: 'sara@example.com', maxLength: 254 })
  @Trim()
  @IsEmail({}, { message: 'لطفاً یک ایمیل معتبر وارد کنید' })
  @MaxLength(254)
  email: string;
}

export class ResetPasswordDto {
  @ApiProperty({ description: 'From the link in the mail', example: 'q2Jv0n1mB8kX…', minLength: 1, maxLength: 200 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  token: string;

  /** D16: the minimum of registration. */
  @ApiProperty({ example: 'رازمن۱۲', minLength: 6, maxLength: longestPassword })
  @IsString()
  @MinLength(6, { message: 'رمز عبور باید حداقل ۶ کاراکتر باشد' })
  @MaxLength(longestPassword)
  password: string;
}

export class ResetAnswerDto {
  @ApiProperty({ example: true })
  success: boolean;

  @ApiProperty({ example: 'رمز عبور شما عوض شد؛ اکنون با رمز تازه وارد شوید' })
  message: string;
}
