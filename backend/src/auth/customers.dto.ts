import { ApiProperty, PickType } from '@nestjs/swagger';
import { ListCursor, OnlyFields, OnlyIds, TimedPageQuery } from '../common/http/index.js';
import { Choice, Line } from '../common/validation/index.js';
import type { CustomerAccount } from './customer.entity.js';

const customerSorts = ['newest', 'name'] as const;

export class CustomersQuery extends TimedPageQuery {
  @ListCursor() cursor?: number;
  @OnlyFields(() => ListedCustomerDto) fields?: string[];
  @OnlyIds() ids?: number[];
  @Line(0, 100, { description: 'Part of name, e-mail or phone, however typed, in any digits', example: 'سیب' })
  q: string = '';
  @Choice(customerSorts) sort: (typeof customerSorts)[number] = 'newest';
}

export class CustomersExportQuery extends PickType(CustomersQuery, ['q', 'from', 'to'] as const) {}

export class ListedCustomerDto {
  @ApiProperty({ type: 'integer', example: 12 }) id: number;
  @ApiProperty({ example: 'سارا احمدی' }) fullName: string;
  @ApiProperty({ example: 'sara@example.com' }) email: string;
  @ApiProperty({ description: 'Stored form', example: '+989123456789' }) phoneNumber: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' }) createdAt: string;

  static of({ id, fullName, email, phoneNumber, createdAt }: CustomerAccount): ListedCustomerDto {
    return { id, fullName, email, phoneNumber, createdAt: createdAt.toISOString() };
  }
}

export class CustomerDetailsDto extends ListedCustomerDto {
  @ApiProperty({ type: 'integer', example: 2, description: 'Devices that are logged in' }) sessions: number;
}
