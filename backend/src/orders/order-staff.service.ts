import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AdminsService } from '../auth/index.js';
import { storeTerms } from '../common/search/index.js';
import { Database } from '../database/index.js';
import type { Author } from '../operations/audit/index.js';
import { orderExternalIds } from './order-external-id.js';
import { changeOrder, storeChange } from './order-change.js';
import type { AddOrderNoteDto } from './order-notes.dto.js';
import { OrderNote } from './order-note.entity.js';
import { leasedToNobody, Order, OrderSearchTerm, orderTermsOf } from './order.entity.js';
import { openStatuses } from './order-status.js';
import type { SetAssigneeDto, SetOrderExternalIdDto } from './orders.dto.js';

@Injectable()
export class OrderStaffService {
  constructor(
    private readonly database: Database,
    private readonly admins: AdminsService,
  ) {}

  /** Throws `OrderNotFound`, `OrderChangedMeanwhile`, and `ValidationFailed` for an admin who does not exist. */
  assign(id: number, { assigneeId, version }: SetAssigneeDto, author: Author): Promise<Order> {
    const mine = { assignee: assigneeId === null ? null : { id: assigneeId }, version };
    return this.database.write(async (tx) => {
      // The admin is locked before the order, in the same sequence as when an account is disabled. Of the two
      // transactions, the second therefore sees the result of the first.
      await this.admins.lockAssignee(assigneeId, tx);
      return changeOrder(tx, { action: 'setOrderAssignee', id, mine, author }, async (order) => {
        if (assigneeId === order.assigneeId) return;
        order.assignTo(assigneeId);
        await storeChange(tx, order);
      });
    });
  }

  /** Throws `OrderNotFound`, `OrderChangedMeanwhile` and `OrderExternalIdTaken`. */
  setExternalId(id: number, form: SetOrderExternalIdDto, author: Author): Promise<Order> {
    const { externalId = null } = form;
    const stored = this.database.write((tx) =>
      changeOrder(tx, { action: 'setOrderExternalId', id, mine: form, author }, async (order) => {
        if (externalId === order.externalId) return;
        await orderExternalIds.refuseTaken(tx, externalId);
        order.externalId = externalId;
        await storeTerms(tx, OrderSearchTerm, id, orderTermsOf(order));
        await storeChange(tx, order);
      }),
    );
    return stored.catch(orderExternalIds.ifTaken(this.database, externalId));
  }

  /** Adds a note. The version stays, because a note conflicts with nobody's change. Throws `OrderNotFound`. */
  addNote(id: number, { text }: AddOrderNoteDto, author: Author): Promise<Order> {
    return this.database.write((tx) =>
      changeOrder(tx, { action: 'addOrderNote', id, author }, async (_order, at) => {
        await tx.update(Order, { id }, { updatedAt: at });
        await tx.insert(OrderNote, { orderId: id, text, at, by: author.displayName, adminId: author.id ?? null });
      }),
    );
  }

  /** Frees the orders of an admin who no longer works on orders: leases end, and open orders lose their assignee. */
  async freeOrdersOf(adminId: number, by: Author, tx: EntityManager): Promise<void> {
    await tx.update(Order, { leaseHolderId: adminId }, leasedToNobody);
    const open = { assigneeId: adminId, status: In(openStatuses) };
    const orders = await tx.find(Order, { select: { id: true }, where: open, order: { id: 'ASC' } });
    for (const { id } of orders) {
      await changeOrder(tx, { action: 'setOrderAssignee', id, author: by }, async (order) => {
        order.assignTo(null);
        await storeChange(tx, order);
      });
    }
  }
}
