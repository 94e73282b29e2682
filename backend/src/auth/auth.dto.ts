import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsBoolean,
  IsEmail,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import type { AdminAccount } from './admin.entity.js';
import type { AdminSession } from './admin-session.entity.js';
import type { Customer } from './customer.js';
import { Phone, TakesBack, Trim } from '../common/validation/index.js';

export const longestPassword = 200;
const bothNeeded = { message: 'لطفاً نام کاربری و رمز عبور را وارد کنید' };

export class AdminLoginDto {
  @ApiProperty({ example: 'admin', maxLength: 100 })
  @IsString(bothNeeded)
  @IsNotEmpty(bothNeeded)
  @MaxLength(100)
  username: string;

  @ApiProperty({ example: 'چهار کلمهٔ بی‌ربط', maxLength: longestPassword })
  @IsString(bothNeeded)
  @IsNotEmpty(bothNeeded)
  @MaxLength(longestPassword)
  password: string;
}

export class AdminDto {
  @ApiProperty({ example: 'admin' })
  username: string;

  @ApiProperty({ example: 'مدیر سایت' })
  displayName: string;

  @ApiProperty({ type: String, nullable: true, example: 'admin@example.com' })
  email: string | null;

  static of({ username, displayName, email }: Pick<AdminAccount, 'username' | 'displayName' | 'email'>): AdminDto {
    return { username, displayName, email };
  }
}

export class AdminLoginAnswerDto {
  @ApiProperty({ description: 'Send it as `Authorization: Bearer …`' })
  token: string;

  @ApiProperty({ type: AdminDto })
  admin: AdminDto;
}

/** Spec §5 "Password change": checked in the order of the fields. */
export class ChangePasswordDto {
  @ApiProperty({ maxLength: longestPassword })
  @IsString({ message: 'لطفاً رمز عبور فعلی را وارد کنید' })
  @IsNotEmpty({ message: 'لطفاً رمز عبور فعلی را وارد کنید' })
  @MaxLength(longestPassword)
  currentPassword: string;

  @ApiProperty({ minLength: 8, maxLength: longestPassword })
  @IsString({ message: 'لطفاً رمز عبور جدید را وارد کنید' })
  @IsNotEmpty({ message: 'لطفاً رمز عبور جدید را وارد کنید' })
  @MinLength(8, { message: 'رمز عبور جدید باید حداقل ۸ کاراکتر باشد' })
  @MaxLength(longestPassword)
  newPassword: string;
}

@TakesBack<AdminDto>('username')
export class ChangeProfileDto {
  @ApiPropertyOptional({ example: 'مدیر سایت', minLength: 1, maxLength: 100 })
  // Not IsOptional: an account has a name, so null is no value for it.
  @ValidateIf((_profile, value) => value !== undefined)
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  displayName?: string;

  @ApiPropertyOptional({ type: String, nullable: true, example: 'admin@example.com', maxLength: 254 })
  @IsOptional()
  @Trim()
  @IsEmail()
  @MaxLength(254)
  email?: string | null;
}

export class AdminSessionDto {
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: Date;

  @ApiProperty({ type: String, format: 'date-time' })
  lastSeenAt: Date;

  @ApiProperty({ description: 'Whether this is the session that asks' })
  current: boolean;

  static of({ id, createdAt, lastSeenAt }: AdminSession, currentId: string): AdminSessionDto {
    return { createdAt, lastSeenAt, current: id === currentId };
  }
}

/** Spec §5 "Register". */
export class RegisterDto {
  @ApiProperty({ example: 'سارا احمدی', minLength: 3, maxLength: 100 })
  @Trim()
  @IsString()
  @MinLength(3)
  @MaxLength(100)
  fullName: string;

  @ApiProperty({ example: 'sara@example.com', maxLength: 254 })
  @Trim()
  @IsEmail({}, { message: 'لطفاً یک ایمیل معتبر وارد کنید' })
  @MaxLength(254)
  email: string;

  @ApiProperty({ example: '۰۹۱۲ ۳۴۵ ۶۷۸۹', description: 'At least 10 digits, any script; stored as +98…' })
  @Phone(10, 'شماره تماس باید حداقل ۱۰ رقم باشد')
  phoneNumber: string;

  @ApiProperty({ minLength: 6, maxLength: longestPassword })
  @IsString()
  @MinLength(6, { message: 'رمز عبور باید حداقل ۶ کاراکتر باشد' })
  @MaxLength(longestPassword)
  password: string;
}

/** Spec §5 "Login (customer)". */
export class LoginDto {
  @ApiProperty({ description: 'An e-mail address', example: 'sara@example.com', maxLength: 254 })
  @Trim()
  @IsEmail({}, { message: 'لطفاً یک ایمیل معتبر وارد کنید' })
  @MaxLength(254)
  username: string;

  @ApiProperty({ minLength: 6, maxLength: longestPassword })
  @IsString()
  @MinLength(6, { message: 'رمز عبور باید حداقل ۶ کاراکتر باشد' })
  @MaxLength(longestPassword)
  password: string;

  @ApiPropertyOptional({ default: false, description: 'Stay logged in for 30 days' })
  @IsOptional()
  @IsBoolean()
  rememberMe?: boolean;
}

export class CustomerDto {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ example: 'سارا احمدی' })
  fullName: string;

  @ApiProperty({ example: 'sara@example.com' })
  email: string;

  @ApiProperty({ example: '+989123456789' })
  phoneNumber: string;

  static of({ id, fullName, email, phoneNumber }: Customer): CustomerDto {
    return { id, fullName, email, phoneNumber };
  }
}

export class RegisteredDto {
  @ApiProperty({ example: true })
  success: boolean;

  @ApiProperty({ example: 'ثبت‌نام با موفقیت انجام شد' })
  message: string;
}

export class LoggedInDto extends RegisteredDto {
  @ApiProperty({ type: CustomerDto })
  user: CustomerDto;
}

export class CurrentUserDto {
  @ApiProperty({ description: 'Whether somebody is logged in' })
  success: boolean;

  @ApiProperty({ type: CustomerDto, nullable: true })
  user: CustomerDto | null;
}
