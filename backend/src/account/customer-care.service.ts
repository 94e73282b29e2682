import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AccountService,
  CustomerAccount,
  CustomerDetailsDto,
  CustomerNotFound,
  CustomerSessionsService,
  ListedCustomerDto,
  type Admin,
} from '../auth/index.js';
import type { Page, PageQuery } from '../common/http/index.js';
import { Database } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { AccountOrdersService, type Order } from '../orders/index.js';

/** What staff do for one customer. Every call throws {@link CustomerNotFound} when there is none. */
@Injectable()
export class CustomerCareService {
  constructor(
    private readonly database: Database,
    private readonly account: AccountService,
    private readonly sessions: CustomerSessionsService,
    private readonly customersOrders: AccountOrdersService,
  ) {}

  async get(id: number): Promise<CustomerDetailsDto> {
    const customer = await found(this.database.read, id);
    const { length } = await this.sessions.list(id);
    return { ...ListedCustomerDto.of(customer), sessions: length };
  }

  /** The newest first. */
  async orders(id: number, query: PageQuery): Promise<Page<Order>> {
    return this.customersOrders.listForStaff(await found(this.database.read, id), query);
  }

  /** Logs the customer out everywhere, as after a stolen phone. */
  endSessions(id: number, admin: Admin): Promise<void> {
    return this.database.write(async (tx) => {
      await found(tx, id);
      const ended = await this.sessions.endAll(id, tx);
      const change = { action: 'deleteCustomerSessions', subject: 'customer', subjectId: id } as const;
      await recordChange(tx, admin, { ...change, before: { sessions: ended }, after: { sessions: 0 } });
    });
  }

  /** As if the customer had deleted the account (D31, decision 23), at the customer's wish. */
  remove(id: number, admin: Admin): Promise<void> {
    return this.database.write(async (tx) => {
      const before = ListedCustomerDto.of(await found(tx, id));
      await this.customersOrders.forget(id, tx);
      await recordChange(tx, admin, {
        action: 'deleteCustomer',
        subject: 'customer',
        subjectId: id,
        before,
        after: null,
      });
      await this.account.remove(id, tx);
    });
  }
}

async function found(manager: EntityManager, id: number): Promise<CustomerAccount> {
  const customer = await manager.findOneBy(CustomerAccount, { id });
  if (!customer) throw new CustomerNotFound(id);
  return customer;
}
