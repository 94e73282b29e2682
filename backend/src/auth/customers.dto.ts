import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PageQuery } from '../common/http/index.js';
import { Line } from '../common/validation/index.js';
import type { CustomerAccount } from './customer.entity.js';

export const customerSorts = ['newest', 'name'] as const;

export class CustomersQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: 100, description: 'Part of name, e-mail or phone, however typed, in any digits' })
  @Line(0, 100)
  q: string = '';

  @ApiPropertyOptional({ enum: customerSorts, default: 'newest' })
  @IsIn(customerSorts)
  sort: (typeof customerSorts)[number] = 'newest';
}

/** A customer as admins see one. */
export class ListedCustomerDto {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ example: 'سارا احمدی' })
  fullName: string;

  @ApiProperty({ example: 'sara@example.com' })
  email: string;

  @ApiProperty({ description: 'Stored form', example: '+989123456789' })
  phoneNumber: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' })
  createdAt: string;

  static of({ id, fullName, email, phoneNumber, createdAt }: CustomerAccount): ListedCustomerDto {
    return { id, fullName, email, phoneNumber, createdAt: createdAt.toISOString() };
  }
}
