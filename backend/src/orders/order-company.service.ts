import { Injectable } from '@nestjs/common';
import { Database } from '../database/index.js';
import type { Author } from '../operations/audit/index.js';
import { upsertPerson } from '../people/index.js';
import { changeOrder, storeChange } from './order-change.js';
import { orderCompanyOf, refusePastDelivery, type OrderCompany, type SetOrderCompanyDto } from './order-company.js';
import type { Order } from './order.entity.js';

/** Corrects the company, the day and the place of delivery of an order, also after it was closed. */
@Injectable()
export class OrderCompanyService {
  constructor(private readonly database: Database) {}

  /**
   * The same values again change nothing. Throws `OrderNotFound`, `OrderChangedMeanwhile`, and `ValidationFailed` for another
   * day of delivery that is over.
   */
  set(id: number, form: SetOrderCompanyDto, author: Author): Promise<Order> {
    const company = orderCompanyOf(form);
    return this.database.write((tx) =>
      changeOrder(tx, { action: 'setOrderCompany', id, mine: form, author }, async (order, at) => {
        refusePastDelivery(company, at, order.deliveryDate);
        const fields = Object.keys(company) as (keyof OrderCompany)[];
        if (fields.every((field) => order[field] === company[field])) return;
        await storeChange(tx, Object.assign(order, company));
        await upsertPerson(tx, order);
      }),
    );
  }
}
