import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AdminsService, type Admin } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { Database } from '../database/index.js';
import { recordChange, type Author } from '../operations/audit/index.js';
import { copy } from './copy.js';
import { changeable, recordedStateOf, storeChange } from './order-change.js';
import { orderBy } from './order-list.js';
import type { AddOrderNoteDto } from './order-notes.dto.js';
import { OrderNote } from './order-note.entity.js';
import { releaseLeases } from './order-queue.service.js';
import { Order } from './order.entity.js';
import type { SetAssigneeDto } from './orders.dto.js';
import { OrderNotFound } from './orders.errors.js';

/** What the staff agree among themselves about an order: whose it is, and what they noted. */
@Injectable()
export class OrderStaffService {
  constructor(
    private readonly database: Database,
    private readonly admins: AdminsService,
  ) {}

  /** Throws {@link OrderNotFound}, `OrderChangedMeanwhile`, {@link ValidationFailed} for an admin who is not there. */
  assign(id: number, { assigneeId, version }: SetAssigneeDto, admin: Admin): Promise<Order> {
    const mine = { assignee: assigneeId === null ? null : { id: assigneeId }, version };
    return this.database.write(async (tx) => {
      // Locked before the order, as those do who disable somebody: of both at once one sees what the other did.
      const assignee = assigneeId === null ? null : await this.admins.findLocked(assigneeId, tx);
      return changeIn(tx, { action: 'setOrderAssignee', id, mine, admin }, async (order) => {
        if (assigneeId === order.assigneeId) return;
        if (assigneeId !== null && !assignee?.worksOnOrders) throw unknownAssignee();
        order.assignTo(assigneeId);
        await storeChange(tx, order);
      });
    });
  }

  /** Nobody's change is in its way: the version stays. Throws {@link OrderNotFound}. */
  addNote(id: number, { text }: AddOrderNoteDto, admin: Admin): Promise<Order> {
    return this.database.write((tx) =>
      changeIn(tx, { action: 'addOrderNote', id, admin }, async () => {
        await tx.insert(OrderNote, { orderId: id, text, at: new Date(), by: admin.displayName, adminId: admin.id });
      }),
    );
  }

  /** Somebody works on orders no more: what they had open, and their orders that are not finished, are anybody's. */
  async freeOrdersOf(adminId: number, by: Author, tx: EntityManager): Promise<void> {
    await releaseLeases(tx, adminId);
    const unfinished = { assigneeId: adminId, status: In(['new', 'processing']) };
    const orders = await tx.find(Order, { select: { id: true }, where: unfinished, order: { id: 'ASC' } });
    for (const { id } of orders) {
      await changeIn(tx, { action: 'setOrderAssignee', id, admin: by }, async (order) => {
        order.assignTo(null);
        await storeChange(tx, order);
      });
    }
  }
}

interface StaffChange {
  action: string;
  id: number;
  mine?: object;
  admin: Author;
}

async function changeIn(
  tx: EntityManager,
  { action, id, mine, admin }: StaffChange,
  work: (order: Order) => Promise<void>,
): Promise<Order> {
  const order = await changeable(tx, id, mine);
  const now = new Date();
  const before = recordedStateOf(order, now);
  await work(order);
  const after = await orderBy(tx, { id });
  if (!after) throw new OrderNotFound();
  const states = { before, after: recordedStateOf(after, now) };
  await recordChange(tx, admin, { action, subject: 'order', subjectId: id, ...states });
  return after;
}

function unknownAssignee(): ValidationFailed {
  return new ValidationFailed([{ field: 'assigneeId', message: copy.assigneeUnknown }]);
}
