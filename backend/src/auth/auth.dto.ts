import { ApiProperty } from '@nestjs/swagger';
import { SuccessDtoOf } from '../common/http/index.js';
import type { Admin } from './admin.js';
import type { AdminAccount } from './admin.entity.js';
import type { AdminSession } from './admin-session.entity.js';
import { accessLevels, accessOf, areas, roles, type Access, type Area, type Role } from './roles.js';
import type { Customer, CustomerAccount } from './customer.entity.js';
import {
  Email,
  Flag,
  Line,
  Phone,
  ReadOnlyFields,
  Verbatim,
  type FieldOptions,
  type TextOptions,
} from '../common/validation/index.js';
import { copy } from './copy.js';

export const longestPassword = 200;
const bothNeeded = { missing: copy.fields.bothNeeded };

/** The e-mail address of a customer who registers, logs in or has forgotten the password. */
export const CustomerEmail = (options?: FieldOptions): PropertyDecorator =>
  Email({ example: 'sara@example.com', message: copy.fields.email, ...options });

/** The same minimum length wherever a customer types a password. */
export const CustomerPassword = (options?: FieldOptions): PropertyDecorator =>
  Verbatim(6, longestPassword, { short: copy.fields.shortPassword, example: 'رمز دشوار من', ...options });

/** The same minimum length wherever an admin chooses a password. */
export const AdminPassword = (options?: TextOptions): PropertyDecorator =>
  Verbatim(8, longestPassword, { short: copy.fields.shortNewPassword, example: 'رمز جدید و بلند من', ...options });

export class AdminLoginDto {
  @Verbatim(1, 100, { ...bothNeeded, example: 'admin' }) username: string;
  @Verbatim(1, longestPassword, { ...bothNeeded, example: 'چهار کلمهٔ بی‌ربط' }) password: string;
}

export class AdminDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'admin' }) username: string;
  @ApiProperty({ example: 'مدیر سایت' }) displayName: string;
  @ApiProperty({ type: String, nullable: true, example: 'admin@example.com' }) email: string | null;
  @ApiProperty({ enum: roles, enumName: 'AdminRole' }) role: Role;

  @ApiProperty({
    type: 'object',
    properties: Object.fromEntries(areas.map((area) => [area, { type: 'string', enum: [...accessLevels] }])),
    required: areas,
    selfRequired: true,
    additionalProperties: false,
    description: 'What the role may do, by area; `write` includes `read`',
  })
  access: Record<Area, Access>;

  static of({ id, username, displayName, email, role }: Omit<Admin, 'sessionId'>): AdminDto {
    return { id, username, displayName, email, role, access: accessOf(role) };
  }
}

/** An admin to whom orders can be assigned. */
export class ColleagueDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'لیلا رستمی', description: 'Display name' }) name: string;

  static of({ id, displayName }: AdminAccount): ColleagueDto {
    return { id, name: displayName };
  }
}

export class AdminLoginAnswerDto {
  @ApiProperty({
    description: 'Send it as `Authorization: Bearer …`',
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.3q0dV1m2kT7xYw',
  })
  token: string;

  @ApiProperty({ type: AdminDto }) admin: AdminDto;
}

/** The current password, as proof that the logged-in person is the account's owner. */
export const CurrentPassword = (missing: string): PropertyDecorator =>
  Verbatim(1, longestPassword, { missing, example: 'رمز قدیمی من' });

/** The fields are validated in this order. */
export class ChangePasswordDto {
  @CurrentPassword(copy.fields.currentPassword) currentPassword: string;

  @AdminPassword({ missing: copy.fields.newPassword }) newPassword: string;
}

@ReadOnlyFields<AdminDto>('id', 'username', 'role', 'access')
export class ChangeProfileDto {
  // Null is refused, because an account always has a name.
  @Line(1, 100, { optional: true, missing: copy.fields.displayName, example: 'مدیر سایت' }) displayName?: string;
  @Email({ optional: true, nullable: true, example: 'admin@example.com' }) email?: string | null;
}

export class AdminSessionDto {
  @ApiProperty({ example: 'a'.repeat(64), description: 'Ends it; opens nothing' }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time' }) lastSeenAt: Date;
  @ApiProperty({ type: String, format: 'date-time', description: 'When it ends if nobody does anything' }) endsAt: Date;
  @ApiProperty({ type: String, nullable: true, example: '5.160.10.20', description: 'Where it began' })
  address: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Mozilla/5.0', description: 'The browser, as it says itself' })
  userAgent: string | null;
  @ApiProperty({ description: 'Whether this is the session that asks' }) current: boolean;

  static of(session: AdminSession, currentId: string): AdminSessionDto {
    const { id, createdAt, lastSeenAt, endsAt, address, userAgent } = session;
    return { id, createdAt, lastSeenAt, endsAt, address, userAgent, current: id === currentId };
  }
}

export class RegisterDto {
  @Line(3, 100, { short: copy.fields.shortFullName, example: 'سارا احمدی' }) fullName: string;
  @CustomerEmail() email: string;

  @Phone(10, {
    message: copy.fields.phone,
    example: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
    description: 'At least 10 digits, any script; stored as +98…',
  })
  phoneNumber: string;

  @CustomerPassword() password: string;
}

export class LoginDto {
  @CustomerEmail({ description: 'An e-mail address' }) username: string;
  @CustomerPassword() password: string;

  @Flag({ optional: true, nullable: true, default: false, description: 'Stay logged in for 30 days' })
  rememberMe?: boolean | null;
}

export class CustomerDto {
  @ApiProperty({ type: 'integer', example: 12 }) id: number;
  @ApiProperty({ example: 'سارا احمدی' }) fullName: string;
  @ApiProperty({ example: 'sara@example.com', description: 'Empty for a customer without one' }) email: string;
  @ApiProperty({ example: '+989123456789' }) phoneNumber: string;
  @ApiProperty({ description: 'Whether the phone was proven by a code' }) phoneProven: boolean;
  @ApiProperty() hasPassword: boolean;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 1,
    description: 'Of `GET /api/account/specification`; 0: none was saved yet',
  })
  specificationVersion: number;

  static of(customer: Omit<Customer, 'sessionId' | 'provenAt'>): CustomerDto {
    const { id, fullName, email, phoneNumber, phoneProven, hasPassword, specificationVersion } = customer;
    return { id, fullName, email: email ?? '', phoneNumber, phoneProven, hasPassword, specificationVersion };
  }
}

export class RegisteredDto extends SuccessDtoOf(copy.registered) {}

export class LoggedInDto extends RegisteredDto {
  @ApiProperty({ type: CustomerDto }) user: CustomerDto;

  static for(customer: CustomerAccount): LoggedInDto {
    return { success: true, message: copy.loggedIn, user: CustomerDto.of(customer) };
  }
}

export class CurrentUserDto {
  @ApiProperty({ description: 'Whether somebody is logged in' }) success: boolean;
  @ApiProperty({ type: CustomerDto, nullable: true }) user: CustomerDto | null;
}
