import { Injectable } from '@nestjs/common';
import {
  CustomerAccount,
  CustomerDetailsDto,
  CustomerNotFound,
  CustomerSessionsService,
  ListedCustomerDto,
  type Admin,
} from '../auth/index.js';
import type { Page, PageQuery } from '../common/http/index.js';
import { Database, findOrThrow } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { AccountOrdersService, OrderRemindersService, type Order, type OrderReminder } from '../orders/index.js';
import { CustomerForgetting } from './customer-forgetting.service.js';

/** What staff do for one customer. Every method throws {@link CustomerNotFound} when there is none. */
@Injectable()
export class CustomerCareService {
  constructor(
    private readonly database: Database,
    private readonly sessions: CustomerSessionsService,
    private readonly customersOrders: AccountOrdersService,
    private readonly reminders: OrderRemindersService,
    private readonly forgetting: CustomerForgetting,
  ) {}

  async get(id: number): Promise<CustomerDetailsDto> {
    const customer = await findOrThrow(this.database.read, CustomerAccount, id, CustomerNotFound);
    const { length } = await this.sessions.list(id);
    return { ...ListedCustomerDto.of(customer), sessions: length, phoneProven: customer.phoneProven };
  }

  /** Newest first. */
  async orders(id: number, query: PageQuery): Promise<Page<Order>> {
    return this.customersOrders.listForStaff(
      await findOrThrow(this.database.read, CustomerAccount, id, CustomerNotFound),
      query,
    );
  }

  /** The reminders to order again that the customer has set, the next one first. */
  async orderReminders(id: number): Promise<OrderReminder[]> {
    await findOrThrow(this.database.read, CustomerAccount, id, CustomerNotFound);
    return this.reminders.ofCustomer(id);
  }

  /** Logs the customer out on all devices, for example after a phone was stolen. */
  endSessions(id: number, admin: Admin): Promise<void> {
    return this.database.write(async (tx) => {
      await findOrThrow(tx, CustomerAccount, id, CustomerNotFound);
      const ended = await this.sessions.endAll(id, tx);
      const change = { action: 'deleteCustomerSessions', subjectId: id } as const;
      await recordChange(tx, admin, { ...change, before: { sessions: ended }, after: { sessions: 0 } });
    });
  }

  /** Deletes the account at the customer's request, as if the customer had done it (docs/decisions/0023). */
  remove(id: number, admin: Admin): Promise<void> {
    return this.database.write(async (tx) => {
      const account = await findOrThrow(tx, CustomerAccount, id, CustomerNotFound);
      await this.forgetting.forgetAccount(account, admin, tx);
    });
  }
}
