import { ApiProperty, PickType } from '@nestjs/swagger';
import { Email, ReadOnlyFields, Verbatim } from '../common/validation/index.js';
import { CustomerPassword, longestPassword, RegisterDto, type CustomerDto } from './auth.dto.js';
import type { CustomerSession } from './customer-session.entity.js';
import { copy } from './copy.js';

/** The customer's password, as proof that the logged-in person owns the account. An account without one leaves it out. */
export const OwnPassword = (): PropertyDecorator =>
  Verbatim(0, longestPassword, {
    emptyAs: 'missing',
    nullable: true,
    example: 'رمز قدیمی من',
    description: 'Not needed by an account without a password whose phone was proven in the last ten minutes',
  });

@ReadOnlyFields<CustomerDto>('id', 'phoneProven', 'hasPassword', 'specificationVersion')
export class ChangeAccountDto extends PickType(RegisterDto, ['fullName', 'phoneNumber'] as const) {
  @Email({
    emptyAs: 'null',
    message: copy.fields.email,
    description: 'May be empty while the account has none',
  })
  email: string | null;

  @Verbatim(0, longestPassword, {
    emptyAs: 'missing',
    nullable: true,
    example: 'رمز قدیمی من',
    description: 'Needed when the e-mail changes, because that opens the account; not by an account without a password',
  })
  currentPassword?: string | null;
}

export class ChangeAccountPasswordDto {
  @OwnPassword() currentPassword?: string | null;
  @CustomerPassword({ example: 'رمز جدید و بلند من' }) newPassword: string;
}

export class CustomerSessionDto {
  @ApiProperty({ description: 'Names the session; it opens nothing', example: 'a'.repeat(64) }) id: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'When the customer logged in' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt: string;
  @ApiProperty({ description: 'Whether this is the session that asks' }) current: boolean;

  static of({ id, createdAt, expiresAt }: CustomerSession, currentId: string): CustomerSessionDto {
    return { id, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), current: id === currentId };
  }
}
