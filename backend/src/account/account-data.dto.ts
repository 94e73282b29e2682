import { ApiProperty } from '@nestjs/swagger';
import {
  CompanyDto,
  CustomerDto,
  CustomerSessionDto,
  OwnPassword,
  type Customer,
  type CustomerSession,
} from '../auth/index.js';
import { OrderOfAccountDto, OrderReminderDto, type Order, type OrderReminder } from '../orders/index.js';
import { SampleOfAccountDto, type Sample } from '../samples/index.js';
import { FamilySpecificationDto, type StoredSpecification } from './specification/buyer-specification.dto.js';

export class DeleteAccountDto {
  @OwnPassword() currentPassword?: string | null;
}

interface AccountData {
  customer: Customer;
  company: CompanyDto;
  sessions: CustomerSession[];
  orders: Order[];
  reminders: OrderReminder[];
  samples: Sample[];
  specification: StoredSpecification;
}

export class AccountExportDto {
  @ApiProperty({ format: 'date-time' }) exportedAt: string;
  @ApiProperty({ type: CustomerDto }) profile: CustomerDto;
  @ApiProperty({ type: CompanyDto }) company: CompanyDto;

  @ApiProperty({ type: [CustomerSessionDto], description: 'Running sessions, the latest login first' })
  sessions: CustomerSessionDto[];

  @ApiProperty({ type: [OrderOfAccountDto], description: 'Every order of the account, the oldest first' })
  orders: OrderOfAccountDto[];

  @ApiProperty({ type: [OrderReminderDto], description: 'Orders of which the customer is reminded' })
  reminders: OrderReminderDto[];

  @ApiProperty({ type: [SampleOfAccountDto], description: 'Samples that were asked for, the oldest first' })
  samples: SampleOfAccountDto[];

  @ApiProperty({ type: [FamilySpecificationDto], description: 'The limits that products should keep' })
  specification: FamilySpecificationDto[];

  static of(data: AccountData, at: Date): AccountExportDto {
    const { customer, company, sessions, orders, reminders, samples, specification } = data;
    return {
      exportedAt: at.toISOString(),
      profile: CustomerDto.of(customer),
      company,
      sessions: sessions.map((session) => CustomerSessionDto.of(session, customer.sessionId)),
      orders: orders.map((order) => OrderOfAccountDto.of(order)),
      reminders: reminders.map((reminder) => OrderReminderDto.of(reminder)),
      samples: samples.map((sample) => SampleOfAccountDto.of(sample)),
      specification: FamilySpecificationDto.ofAll(specification.families),
    };
  }
}
