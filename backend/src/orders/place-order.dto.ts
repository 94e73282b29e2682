import { IntersectionType } from '@nestjs/swagger';
import { Email, Id, Line, ListOf, Paragraphs, Phone, WholeNumber } from '../common/validation/index.js';
import { copy } from './copy.js';
import { OrderCompanyDto } from './order-company.js';

const mostKilograms = 1_000_000;
export const mostLines = 100;

export class OrderItemDto {
  @Id({ example: 1 }) productId: number;

  @Line(0, 200, {
    optional: true,
    nullable: true,
    example: 'کنسانترهٔ سیب',
    description: 'Ignored: the name is taken from the catalogue',
  })
  productName?: string | null;

  @WholeNumber(1, mostKilograms, {
    digits: true,
    example: 220,
    description: 'Kilograms, 1 to 1,000,000: a number, or its Persian or Latin digits; left out, 1',
  })
  quantity: number = 1;
}

/** What the order dialog sends: one product, no address. */
export class DialogOrderDto extends IntersectionType(OrderItemDto, OrderCompanyDto) {
  @Line(1, 100, { missing: copy.nameMissing, example: 'سارا احمدی' }) customerName: string;

  @Phone(8, {
    message: copy.phoneWrong,
    example: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
    description: '8 to 15 digits, Persian or Latin',
  })
  phone: string;
}

/** What the checkout sends. */
export class CheckoutOrderDto extends OrderCompanyDto {
  @Line(3, 100, { missing: copy.nameShort, short: copy.nameShort, example: 'سارا احمدی' }) customerName: string;
  @Email({ example: 'sara@example.com' }) email: string;

  @Phone(10, {
    message: copy.phoneShort,
    example: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
    description: '10 to 15 digits, Persian or Latin',
  })
  phone: string;

  @Paragraphs(10, 500, {
    label: 'آدرس',
    missing: copy.addressShort,
    short: copy.addressShort,
    example: 'تهران، خیابان آزادی، پلاک ۱۰',
  })
  address: string;

  @Paragraphs(0, 2000, { nullable: true, emptyAs: 'missing', example: 'تحویل صبح، با لیفتراک' })
  notes?: string | null;

  @ListOf(OrderItemDto, 1, mostLines) items: OrderItemDto[];
}
