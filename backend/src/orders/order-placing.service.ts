import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { rememberCompany, type Customer } from '../auth/index.js';
import { oncePerKey } from '../common/idempotency.js';
import { Messages } from '../common/messages/index.js';
import { storeTerms } from '../common/search/index.js';
import { Env } from '../config/index.js';
import { SettingsService } from '../content/index.js';
import { Database, insertRows } from '../database/index.js';
import type { Author } from '../operations/audit/index.js';
import { noteEvents } from '../operations/events/index.js';
import { upsertPerson } from '../people/index.js';
import { addConfirmationMail, addConfirmationSms, addMail } from '../operations/outbox/index.js';
import { callByOf, type CallTimes } from './call-promise.js';
import { placedOrderBy } from './order-list.js';
import { NewLines } from './new-lines.js';
import { orderCompanyOf, refusePastDelivery } from './order-company.js';
import { OrderPromisesService } from './order-promises.service.js';
import { OrderLine } from './order-line.entity.js';
import type { OrderSource } from './order-source.js';
import { hashOf, type OrderRequest } from './order-request.js';
import { OrderSearchTerm, orderTermsOf, leasedToNobody, Order } from './order.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { IdempotencyKeyReused } from './orders.errors.js';
import { orderArrivedMail, orderReceivedMail, orderReceivedSms, type PlacedLine } from './copy.js';
import { newTrackingCode } from './tracking-code.js';

/** Where an order comes from: the site, or the member of staff who took it by telephone. */
export interface OrderOrigin {
  source: OrderSource;
  customerId: number | null;
  requestKey: string | null;
  externalId: string | null;
  by: Author | null;
}

/** Makes exactly one order from a request, also when the request is repeated. */
@Injectable()
export class OrderPlacingService {
  constructor(
    private readonly database: Database,
    private readonly lines: NewLines,
    private readonly settings: SettingsService,
    private readonly promises: OrderPromisesService,
    private readonly env: Env,
    private readonly messages: Messages,
  ) {}

  /**
   * Stores the order with its lines and its first status; stores nothing when a product is unknown. If `key` was used
   * before, returns the order that was stored then, or throws {@link IdempotencyKeyReused} when the earlier request had
   * other content.
   */
  place(request: OrderRequest, key: string | null, customer: Customer | null): Promise<Order> {
    const origin = {
      source: 'site',
      customerId: customer?.id ?? null,
      requestKey: key,
      externalId: null,
      by: null,
    } as const;
    return oncePerKey(
      () => this.earlier(request, key),
      async () => {
        const order = await this.database.write(async (tx) => {
          const stored = await this.store(request, origin, tx);
          await noteEvents(tx, [{ subject: 'order', id: stored.id, type: 'created', event: 'order.placed' }]);
          return stored;
        });
        this.messages.publish('orders');
        return order;
      },
    );
  }

  private async earlier(request: OrderRequest, key: string | null): Promise<Order | null> {
    if (key === null) return null;
    const { read } = this.database;
    // Raw SQL, because nearly every key is new and TypeORM needs ten times as long for an empty result.
    const [known] = await read.query<{ id: number }[]>('SELECT id FROM orders WHERE requestKey = ?', [key]);
    const order = known ? await placedOrderBy(read, { id: known.id }) : null;
    if (order && order.requestHash !== hashOf(request)) throw new IdempotencyKeyReused();
    return order;
  }

  /**
   * Stores a new order with its messages, in the transaction of the caller, which also records it. Returns it without
   * reading it back, because nothing may fail after the commit. Throws `ProductUnknown`, and `ValidationFailed` for a day of
   * delivery that is over.
   */
  async store(request: OrderRequest, origin: OrderOrigin, tx: EntityManager): Promise<Order> {
    refusePastDelivery(request, new Date());
    const { contactEmail } = await this.settings.get(tx);
    const lines = await this.lines.of(request.lines, tx);
    const order = newOrder(request, await this.promises.lockTimes(tx), origin);
    order.id = await insertRows(tx, Order, [order]);
    order.lines = lines.map((line, position) => Object.assign(new OrderLine(), line, { position, orderId: order.id }));
    await insertRows(tx, OrderLine, order.lines);
    await storeTerms(tx, OrderSearchTerm, order.id, orderTermsOf(order));
    const author = { by: origin.by?.displayName ?? null, adminId: origin.by?.id ?? null };
    const placed = { orderId: order.id, from: null, to: order.status, at: order.createdAt, ...author };
    await insertRows(tx, OrderStatusChange, [placed]);
    if (order.customerId !== null) await rememberCompany(tx, order.customerId, order);
    await upsertPerson(tx, order);
    await this.notify(order, lines, { experts: contactEmail, by: author.by }, tx);
    return order;
  }

  /**
   * Notifies the customer by mail and text message, and the experts by mail. A retry of a stored order does not call this.
   */
  private async notify(
    order: Order,
    lines: PlacedLine[],
    { experts, by }: { experts: string; by: string | null },
    tx: EntityManager,
  ): Promise<void> {
    const about = { subject: 'order', id: order.id };
    const track = `${this.env.siteUrl}/orders/track?code=${order.trackingCode}`;
    const mail = orderReceivedMail(order, lines, track);
    if (order.email) await addConfirmationMail(tx, { about, to: order.email, ...mail }, this.env);
    await addConfirmationSms(tx, { about, to: order.phone, text: orderReceivedSms(order, track) }, this.env);
    const admin = `${this.env.siteUrl}/admin/orders?order=${order.id}`;
    await addMail(tx, { about, to: experts, ...orderArrivedMail(order, lines, { link: admin, by }) });
  }
}

function newOrder(request: OrderRequest, times: CallTimes, { by: _by, ...of }: OrderOrigin): Order {
  const { name, phone, email, address, notes } = request;
  const createdAt = new Date();
  const order = Object.assign(new Order(), {
    name,
    phone,
    email,
    address,
    notes,
    ...orderCompanyOf(request),
    createdAt,
    updatedAt: createdAt,
    ...of,
    trackingCode: newTrackingCode(),
    status: 'new' as const,
    version: 1,
    callBy: callByOf(createdAt, times),
    requestHash: of.requestKey === null ? null : hashOf(request),
    linesChangedAt: null,
    lostReason: null,
    quoteState: null,
    quoteValidUntil: null,
    nextCallAt: null,
    reachedAt: null,
    firstCallAt: null,
    firstCallBy: null,
    firstCallWait: null,
    firstQuoteWait: null,
    assigneeId: null,
    ...leasedToNobody,
  });
  order.updateCallDueAt();
  return order;
}
