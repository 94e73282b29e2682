import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomerAccount } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { Messages } from '../common/messages/index.js';
import { Database } from '../database/index.js';
import type { Author } from '../operations/audit/index.js';
import { copy } from './copy.js';
import { orderCompanyOf } from './order-company.js';
import { orderExternalIds } from './order-external-id.js';
import { recordNewOrder } from './order-change.js';
import { OrderPlacingService } from './order-placing.service.js';
import { linesOf } from './order-request.js';
import type { Order } from './order.entity.js';
import type { PhoneOrderDto } from './phone-orders.dto.js';

/** Orders that staff take by telephone. They follow the rules of the site's orders and get the same messages. */
@Injectable()
export class PhoneOrdersService {
  constructor(
    private readonly database: Database,
    private readonly placing: OrderPlacingService,
    private readonly messages: Messages,
  ) {}

  /**
   * `alongside` stores in the same transaction what belongs to the order. Throws `ProductUnknown`, `OrderExternalIdTaken`,
   * and {@link ValidationFailed} for a customer without an account.
   */
  async take(
    { customerName: name, customerId, externalId = null, items, ...form }: PhoneOrderDto,
    author: Author,
    alongside?: (order: Order, tx: EntityManager) => Promise<void>,
  ): Promise<Order> {
    const { phone, email, address, notes } = form;
    const contact = { name, phone, email: email ?? null, address: address ?? null, notes: notes ?? null };
    const person = { ...contact, ...orderCompanyOf(form) };
    const origin = {
      source: 'phone',
      customerId: customerId ?? null,
      requestKey: null,
      externalId,
      by: author,
    } as const;
    const storing = this.database.write(async (tx) => {
      await orderExternalIds.refuseTaken(tx, externalId);
      if (origin.customerId !== null) await refuseUnknown(origin.customerId, tx);
      const { id } = await this.placing.store({ ...person, lines: linesOf(items) }, origin, tx);
      const order = await recordNewOrder(tx, author, id);
      await alongside?.(order, tx);
      return order;
    });
    const order = await storing.catch(orderExternalIds.ifTaken(this.database, externalId));
    this.messages.publish('orders');
    return order;
  }
}

async function refuseUnknown(id: number, tx: EntityManager): Promise<void> {
  if (await tx.existsBy(CustomerAccount, { id })) return;
  throw new ValidationFailed([{ field: 'customerId', message: copy.customerUnknown }]);
}
