import { IntersectionType, PickType } from '@nestjs/swagger';
import { ExternalId } from '../common/external-id.js';
import { Email, ExpectedVersionDto, Id, ListOf, Paragraphs } from '../common/validation/index.js';
import { copy } from './copy.js';
import { OrderCompanyDto } from './order-company.js';
import { DialogOrderDto, mostLines, OrderItemDto } from './place-order.dto.js';

/** An order that staff write down during a call. Fields that a caller leaves open may be missing. */
export class PhoneOrderDto extends IntersectionType(
  PickType(DialogOrderDto, ['customerName', 'phone'] as const),
  OrderCompanyDto,
) {
  @Email({ nullable: true, emptyAs: 'missing', example: 'sara@example.com' }) email?: string | null;

  @Paragraphs(10, 500, {
    label: 'آدرس',
    nullable: true,
    emptyAs: 'missing',
    short: copy.addressShort,
    example: 'تهران، خیابان آزادی، پلاک ۱۰',
  })
  address?: string | null;

  @Paragraphs(0, 2000, { nullable: true, emptyAs: 'missing', example: 'تحویل صبح، با لیفتراک' })
  notes?: string | null;

  @ListOf(OrderItemDto, 1, mostLines) items: OrderItemDto[];

  @Id({
    optional: true,
    nullable: true,
    example: 1,
    description: 'The customer in whose account the order is shown; none when left out',
  })
  customerId?: number | null;

  @ExternalId() externalId?: string | null;
}

export class OrderLineFormDto extends PickType(OrderItemDto, ['quantity'] as const) {
  @Id({ optional: true, example: 31, description: 'A line of the order, which keeps its product, pack and price' })
  id?: number;

  @Id({
    optional: true,
    example: 1,
    description:
      'Of a line without `id`: keeps a line of this product, or is a new one with the pack and price of today',
  })
  productId?: number;
}

/** All lines of the order as they are to be; lines that are left out are removed. */
export class SetOrderLinesDto extends ExpectedVersionDto {
  @ListOf(OrderLineFormDto, 1, mostLines) items: OrderLineFormDto[];
}
