import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Customer } from '../auth/index.js';
import { ProductsService } from '../catalog/index.js';
import { oncePerKey } from '../common/idempotency.js';
import { storeTerms } from '../common/search/index.js';
import { Env } from '../config/index.js';
import { SettingsService, type Settings } from '../content/index.js';
import { Database, insertRows } from '../database/index.js';
import { noteEvents } from '../operations/events/index.js';
import { addConfirmationMail, addConfirmationSms, addMail } from '../operations/outbox/index.js';
import { callByOf, type CallTimes } from './call-promise.js';
import { placedOrderBy } from './order-list.js';
import { OrderPromisesService } from './order-promises.service.js';
import { OrderLine } from './order-line.entity.js';
import { hashOf, type OrderRequest } from './order-request.js';
import { OrderSearchTerm, orderTermsOf, leasedToNobody, Order } from './order.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { IdempotencyKeyReused, ProductUnknown } from './orders.errors.js';
import { orderArrivedMail, orderReceivedMail, orderReceivedSms, type PlacedLine } from './copy.js';
import { newTrackingCode } from './tracking-code.js';

/** Makes exactly one order from a request, also when the request is repeated. */
@Injectable()
export class OrderPlacingService {
  constructor(
    private readonly database: Database,
    private readonly products: ProductsService,
    private readonly settings: SettingsService,
    private readonly promises: OrderPromisesService,
    private readonly env: Env,
  ) {}

  /**
   * Stores the order with its lines and its first status; stores nothing when a product is unknown. If `key` was used
   * before, returns the order that was stored then, or throws {@link IdempotencyKeyReused} when the earlier request had
   * other content.
   */
  place(request: OrderRequest, key: string | null, customer: Customer | null): Promise<Order> {
    return oncePerKey(
      () => this.earlier(request, key),
      () => this.database.write((tx) => this.store(request, key, customer, tx)),
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

  /** Returns the new order without reading it back, because nothing may fail after the commit. */
  private async store(
    request: OrderRequest,
    key: string | null,
    customer: Customer | null,
    tx: EntityManager,
  ): Promise<Order> {
    const settings = await this.settings.get(tx);
    const lines = await this.linesOf(request, settings, tx);
    const order = newOrder(request, await this.promises.lockTimes(tx), {
      customerId: customer?.id ?? null,
      requestKey: key,
    });
    order.id = await insertRows(tx, Order, [order]);
    order.lines = lines.map((line) => Object.assign(new OrderLine(), line, { orderId: order.id }));
    await insertRows(tx, OrderLine, order.lines);
    await storeTerms(tx, OrderSearchTerm, order.id, orderTermsOf(order));
    const placed = { orderId: order.id, from: null, to: order.status, at: order.createdAt, by: null };
    await insertRows(tx, OrderStatusChange, [placed]);
    await noteEvents(tx, [{ subject: 'order', id: order.id, type: 'created', event: 'order.placed' }]);
    await this.notify(order, lines, settings.contactEmail, tx);
    return order;
  }

  /** By mail and text message, and the experts by mail. A retry of a stored order does not get here. */
  private async notify(order: Order, lines: PlacedLine[], experts: string, tx: EntityManager): Promise<void> {
    const about = { subject: 'order', id: order.id };
    const track = `${this.env.siteUrl}/orders/track?code=${order.trackingCode}`;
    const mail = orderReceivedMail(order, lines, track);
    if (order.email) await addConfirmationMail(tx, { about, to: order.email, ...mail }, this.env);
    await addConfirmationSms(tx, { about, to: order.phone, text: orderReceivedSms(order, track) }, this.env);
    const admin = `${this.env.siteUrl}/admin/orders?order=${order.id}`;
    await addMail(tx, { about, to: experts, ...orderArrivedMail(order, lines, admin) });
  }

  /** Names, packs, list prices and the exchange rate come from the database, never from the client. */
  private async linesOf({ lines }: OrderRequest, { usdRate }: Settings, tx: EntityManager): Promise<NewLine[]> {
    const products = await this.products.findAll(
      lines.map(({ productId }) => productId),
      tx,
    );
    return lines.map(({ productId, quantity, field }, position) => {
      const product = products.find(({ id }) => id === productId);
      if (!product) throw new ProductUnknown(field, productId);
      const { name: productName, listUsdPerTon: usdPerTon, packName, packKilograms } = product;
      return {
        position,
        productId,
        productName,
        quantity,
        usdPerTon,
        rate: usdPerTon === null ? null : usdRate,
        packName,
        packKilograms,
      };
    });
  }
}

type NewLine = PlacedLine & Pick<OrderLine, 'position' | 'productId'>;

function newOrder(
  request: OrderRequest,
  times: CallTimes,
  of: { customerId: number | null; requestKey: string | null },
): Order {
  const { name, phone, email, address, notes } = request;
  const createdAt = new Date();
  const order = Object.assign(new Order(), {
    name,
    phone,
    email,
    address,
    notes,
    createdAt,
    updatedAt: createdAt,
    ...of,
    trackingCode: newTrackingCode(),
    status: 'new' as const,
    version: 1,
    callBy: callByOf(createdAt, times),
    requestHash: of.requestKey === null ? null : hashOf(request),
    nextCallAt: null,
    reachedAt: null,
    firstCallAt: null,
    firstCallBy: null,
    firstCallWait: null,
    assigneeId: null,
    ...leasedToNobody,
  });
  order.updateCallDueAt();
  return order;
}
