import { Injectable } from '@nestjs/common';
import { AccountService, CustomerSessionsService, type Customer, type Visitor } from '../auth/index.js';
import { Database } from '../database/index.js';
import { AccountOrdersService } from '../orders/index.js';
import { AccountExportDto } from './account-data.dto.js';

/** All that the site knows of a customer, in one place: to be taken along, or to be forgotten (D31). */
@Injectable()
export class AccountDataService {
  constructor(
    private readonly database: Database,
    private readonly account: AccountService,
    private readonly sessions: CustomerSessionsService,
    private readonly orders: AccountOrdersService,
  ) {}

  /** What is tied to the account. Messages with the same e-mail are not: nobody proved whose they are. */
  async export(customer: Customer): Promise<AccountExportDto> {
    return AccountExportDto.of(
      customer,
      await this.sessions.list(customer.id),
      await this.orders.all(customer.id),
      new Date(),
    );
  }

  /** Deletes the account and forgets who placed its orders, together. Throws what `AccountService.confirm` throws. */
  async delete(customer: Customer, password: string, visitor: Visitor): Promise<void> {
    await this.account.confirm(customer, password, visitor);
    await this.database.write(async (tx) => {
      await this.orders.forget(customer.id, tx);
      await this.account.remove(customer.id, tx);
    });
  }
}
