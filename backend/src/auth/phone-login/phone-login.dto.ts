import { ApiProperty, PickType } from '@nestjs/swagger';
import { SuccessDtoOf } from '../../common/http/index.js';
import { Digits, Line, MobilePhone, Verbatim } from '../../common/validation/index.js';
import { LoginDto, longestPassword } from '../auth.dto.js';
import { copy } from '../copy.js';
import { codeSeconds } from './phone-code.entity.js';

const TypedCode = (): PropertyDecorator => Digits(6, { message: copy.fields.phoneCode, example: '۱۲۳۴۵۶' });

export class PhoneCodeDto {
  @MobilePhone(copy.fields.mobilePhone) phone: string;
}

export class PhoneCodeSentDto extends SuccessDtoOf(copy.phoneCodeSent) {
  @ApiProperty({ type: 'integer', example: codeSeconds.life, description: 'Seconds until the code expires' })
  expiresIn: number;

  @ApiProperty({ type: 'integer', example: codeSeconds.pause, description: 'Seconds until another one is sent' })
  resendIn: number;
}

export class PhoneLoginDto extends PickType(LoginDto, ['rememberMe'] as const) {
  @MobilePhone(copy.fields.mobilePhone) phone: string;
  @TypedCode() code: string;

  @Line(3, 100, {
    emptyAs: 'missing',
    short: copy.fields.shortFullName,
    example: 'سارا احمدی',
    description: 'For a new account; without it, the name in the latest order of this number is taken',
  })
  fullName?: string;
}

export class ProvePhoneDto {
  @MobilePhone(copy.fields.mobilePhone) phone: string;
  @TypedCode() code: string;

  @Verbatim(0, longestPassword, {
    emptyAs: 'missing',
    nullable: true,
    example: 'رمز قدیمی من',
    description: 'Needed by an account with a password whose phone is not proven yet: the phone will open it',
  })
  currentPassword?: string | null;
}
