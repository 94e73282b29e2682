import { ApiProperty, PickType } from '@nestjs/swagger';
import { ExternalId, ExternalIdFilter, externalIdProperty } from '../common/external-id.js';
import { ListCursor, OnlyFields, OnlyIds, TimedPageQuery } from '../common/http/index.js';
import { Choice, Email, Line } from '../common/validation/index.js';
import { RegisterDto } from './auth.dto.js';
import type { CustomerAccount } from './customer.entity.js';

const customerSorts = ['newest', 'name'] as const;

export class CustomersQuery extends TimedPageQuery {
  @ListCursor() cursor?: number;
  @OnlyFields(() => ListedCustomerDto) fields?: string[];
  @OnlyIds() ids?: number[];
  @Line(0, 100, {
    description: 'Part of name, e-mail, phone or external id, however typed, in any digits',
    example: 'سیب',
  })
  q: string = '';
  @ExternalIdFilter() externalId?: string;
  @Choice(customerSorts) sort: (typeof customerSorts)[number] = 'newest';
}

export class CustomersExportQuery extends PickType(CustomersQuery, ['q', 'from', 'to', 'externalId'] as const) {}

/** A customer whom staff or a program write down. */
export class CreateCustomerDto extends PickType(RegisterDto, ['fullName', 'phoneNumber'] as const) {
  @Email({
    optional: true,
    nullable: true,
    emptyAs: 'null',
    example: 'omid@example.com',
    description: 'Its reader can set a password',
  })
  email?: string | null;

  @ExternalId() externalId?: string | null;
}

export class SetCustomerExternalIdDto {
  @ExternalId() externalId?: string | null;
}

export class ListedCustomerDto {
  @ApiProperty({ type: 'integer', example: 12 }) id: number;
  @ApiProperty({ example: 'سارا احمدی' }) fullName: string;
  @ApiProperty({ example: 'sara@example.com', description: 'Empty for a customer without one' }) email: string;
  @ApiProperty({ description: 'Stored form', example: '+989123456789' }) phoneNumber: string;
  @ApiProperty(externalIdProperty) externalId: string | null;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' }) createdAt: string;

  static of({ id, fullName, email, phoneNumber, externalId, createdAt }: CustomerAccount): ListedCustomerDto {
    return { id, fullName, email: email ?? '', phoneNumber, externalId, createdAt: createdAt.toISOString() };
  }
}

export class CustomerDetailsDto extends ListedCustomerDto {
  @ApiProperty({ type: 'integer', example: 2, description: 'Devices that are logged in' }) sessions: number;
  @ApiProperty({ description: 'Whether the phone was proven by a code' }) phoneProven: boolean;
}
