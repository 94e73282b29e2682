import { ApiProperty } from '@nestjs/swagger';
import {
  CompanyDto,
  CustomerDto,
  CustomerSessionDto,
  OwnPassword,
  type Customer,
  type CustomerSession,
} from '../auth/index.js';
import { OrderOfAccountDto, type Order } from '../orders/index.js';
import { SampleOfAccountDto, type Sample } from '../samples/index.js';

export class DeleteAccountDto {
  @OwnPassword() currentPassword?: string | null;
}

interface AccountData {
  customer: Customer;
  company: CompanyDto;
  sessions: CustomerSession[];
  orders: Order[];
  samples: Sample[];
}

export class AccountExportDto {
  @ApiProperty({ format: 'date-time' }) exportedAt: string;
  @ApiProperty({ type: CustomerDto }) profile: CustomerDto;
  @ApiProperty({ type: CompanyDto }) company: CompanyDto;

  @ApiProperty({ type: [CustomerSessionDto], description: 'Running sessions, the latest login first' })
  sessions: CustomerSessionDto[];

  @ApiProperty({ type: [OrderOfAccountDto], description: 'Every order of the account, the oldest first' })
  orders: OrderOfAccountDto[];

  @ApiProperty({ type: [SampleOfAccountDto], description: 'Samples that were asked for, the oldest first' })
  samples: SampleOfAccountDto[];

  static of({ customer, company, sessions, orders, samples }: AccountData, at: Date): AccountExportDto {
    return {
      exportedAt: at.toISOString(),
      profile: CustomerDto.of(customer),
      company,
      sessions: sessions.map((session) => CustomerSessionDto.of(session, customer.sessionId)),
      orders: orders.map((order) => OrderOfAccountDto.of(order)),
      samples: samples.map((sample) => SampleOfAccountDto.of(sample)),
    };
  }
}
