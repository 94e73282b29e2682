import { ApiProperty, PickType } from '@nestjs/swagger';
import { ReadOnlyFields, Verbatim } from '../common/validation/index.js';
import { CurrentPassword, CustomerPassword, longestPassword, RegisterDto, type CustomerDto } from './auth.dto.js';
import type { CustomerSession } from './customer-session.entity.js';
import { copy } from './copy.js';

@ReadOnlyFields<CustomerDto>('id')
export class ChangeAccountDto extends PickType(RegisterDto, ['fullName', 'email', 'phoneNumber'] as const) {
  @Verbatim(0, longestPassword, {
    emptyAs: 'missing',
    nullable: true,
    example: 'رمز قدیمی من',
    description: 'Needed when the e-mail changes: it opens the account',
  })
  currentPassword?: string | null;
}

export class ChangeAccountPasswordDto {
  @CurrentPassword(copy.fields.customerPassword) currentPassword: string;
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
