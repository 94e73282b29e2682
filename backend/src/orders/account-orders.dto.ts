import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { Order } from './order.entity.js';
import { PlacedOrderDto, TrackedChangeDto, TrackedOrderDto } from './orders.dto.js';

/** Everything an order says of whoever placed it, and what happened to it; without what is for the staff. */
export class OrderOfAccountDto extends OmitType(PlacedOrderDto, ['productId', 'quantity'] as const) {
  @ApiProperty({ type: String, nullable: true, example: 'sara@example.com' }) email: string | null;
  @ApiProperty({ type: String, nullable: true }) address: string | null;
  @ApiProperty({ type: String, nullable: true }) notes: string | null;
  @ApiProperty({ type: [TrackedChangeDto], description: 'The oldest first' }) history: TrackedChangeDto[];

  static of(order: Order): OrderOfAccountDto {
    const { id, trackingCode, createdAt, status, name, phone, items, callBy } = PlacedOrderDto.of(order);
    const { email, address, notes } = order;
    const { history } = TrackedOrderDto.of(order);
    return { id, trackingCode, createdAt, status, name, phone, email, address, notes, items, history, callBy };
  }
}
