import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import { Database } from '../database/index.js';
import type { Author } from '../operations/audit/index.js';
import { copy } from './copy.js';
import { NewLines, type AskedLine } from './new-lines.js';
import { changeOrder, storeChange } from './order-change.js';
import { OrderLine } from './order-line.entity.js';
import type { Order } from './order.entity.js';
import { OrderClosed } from './orders.errors.js';
import type { SetOrderLinesDto } from './phone-orders.dto.js';

/** Corrects the lines of an open order, as staff agree with the customer on the phone. */
@Injectable()
export class OrderLinesService {
  constructor(
    private readonly database: Database,
    private readonly newLines: NewLines,
  ) {}

  /**
   * Lines that stay keep their product, pack and price; new ones get those of today. The same lines again change nothing.
   * Throws `OrderNotFound`, `OrderChangedMeanwhile`, `OrderClosed`, `ProductUnknown`, and {@link ValidationFailed} for a
   * line that the order does not have.
   */
  set(id: number, form: SetOrderLinesDto, author: Author): Promise<Order> {
    return this.database.write((tx) =>
      changeOrder(tx, { action: 'setOrderLines', id, mine: form, author }, async (order, at) => {
        if (order.isClosed) throw new OrderClosed();
        const { kept, added } = readLines(form, order);
        const hasChanged = await storeLines(order, { kept, added: await this.newLines.of(added, tx) }, tx);
        if (!hasChanged) return;
        order.linesChangedAt = at;
        await storeChange(tx, order);
      }),
    );
  }
}

/**
 * The quantities of the lines that stay, by id, and the products of new lines. A line without id keeps a line of the same
 * product, so that the same body again changes nothing.
 */
function readLines({ items }: SetOrderLinesDto, { lines }: Order): { kept: Map<number, number>; added: AskedLine[] } {
  const kept = new Map<number, number>();
  items.forEach(({ id, productId, quantity }, index) => {
    if (id === undefined && productId !== undefined) return;
    if (id === undefined || kept.has(id) || !lines.some((line) => line.id === id)) throw unknownLine(index);
    kept.set(id, quantity);
  });
  const added: AskedLine[] = [];
  items.forEach(({ id, productId, quantity }, index) => {
    if (id !== undefined || productId === undefined) return;
    const same = lines.find((line) => line.productId === productId && !kept.has(line.id));
    if (same) kept.set(same.id, quantity);
    else added.push({ productId, quantity, field: `items.${index}.productId` });
  });
  return { kept, added };
}

function unknownLine(index: number): ValidationFailed {
  return new ValidationFailed([{ field: `items.${index}.id`, message: copy.lineUnknown }]);
}

/** Stores the lines, and returns whether any differs. */
async function storeLines(
  { id: orderId, lines }: Order,
  { kept, added }: { kept: Map<number, number>; added: Partial<OrderLine>[] },
  tx: EntityManager,
): Promise<boolean> {
  const removed = lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const changed = lines.filter(({ id, quantity }) => kept.has(id) && kept.get(id) !== quantity);
  if (removed.length > 0) await tx.delete(OrderLine, { id: In(removed) });
  for (const { id } of changed) await tx.update(OrderLine, { id }, { quantity: kept.get(id) });
  const next = Math.max(...lines.map(({ position }) => position)) + 1;
  for (const [index, line] of added.entries()) await tx.insert(OrderLine, { ...line, orderId, position: next + index });
  return removed.length + changed.length + added.length > 0;
}
