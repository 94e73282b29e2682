import { ApiProperty } from '@nestjs/swagger';
import {
  CurrentPassword,
  CustomerDto,
  CustomerSessionDto,
  type Customer,
  type CustomerSession,
} from '../auth/index.js';
import { OrderOfAccountDto, type Order } from '../orders/index.js';
import { copy } from './copy.js';

export class DeleteAccountDto {
  @CurrentPassword(copy.passwordMissing) currentPassword: string;
}

export class AccountExportDto {
  @ApiProperty({ format: 'date-time' }) exportedAt: string;
  @ApiProperty({ type: CustomerDto }) profile: CustomerDto;

  @ApiProperty({ type: [CustomerSessionDto], description: 'Running sessions, the latest login first' })
  sessions: CustomerSessionDto[];

  @ApiProperty({ type: [OrderOfAccountDto], description: 'Every order of the account, the oldest first' })
  orders: OrderOfAccountDto[];

  static of(customer: Customer, sessions: CustomerSession[], orders: Order[], at: Date): AccountExportDto {
    return {
      exportedAt: at.toISOString(),
      profile: CustomerDto.of(customer),
      sessions: sessions.map((session) => CustomerSessionDto.of(session, customer.sessionId)),
      orders: orders.map((order) => OrderOfAccountDto.of(order)),
    };
  }
}
