import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { Order } from './order.entity.js';
import { orderCompanyOf } from './order-company.js';
import { companyProperties, PlacedOrderDto, TrackedChangeDto, TrackedOrderDto } from './orders.dto.js';

/** What customers see of their own orders, without the fields that are for the staff only. */
export class OrderOfAccountDto extends OmitType(PlacedOrderDto, ['productId', 'quantity'] as const) {
  @ApiProperty({ type: String, nullable: true, example: 'sara@example.com' }) email: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'تهران، خیابان آزادی، پلاک ۱۰' }) address: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'تحویل صبح، با لیفتراک' }) notes: string | null;
  @ApiProperty(companyProperties.companyName) companyName: string | null;
  @ApiProperty(companyProperties.nationalId) nationalId: string | null;
  @ApiProperty(companyProperties.economicCode) economicCode: string | null;
  @ApiProperty(companyProperties.deliveryPlace) deliveryPlace: string | null;
  @ApiProperty({ type: [TrackedChangeDto], description: 'The oldest first' }) history: TrackedChangeDto[];

  static of(order: Order): OrderOfAccountDto {
    const { id, trackingCode, createdAt, status, name, phone, items, callBy, linesChangedAt } =
      PlacedOrderDto.of(order);
    const { email, address, notes } = order;
    const { history } = TrackedOrderDto.of(order);
    const person = { name, phone, email, address, notes, ...orderCompanyOf(order) };
    return { id, trackingCode, createdAt, status, ...person, items, linesChangedAt, history, callBy };
  }
}
