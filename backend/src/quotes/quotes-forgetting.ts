import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { forget } from '../operations/forgetting/index.js';
import { Order } from '../orders/index.js';
import { recordsOf, type RecordOwners } from '../people/index.js';
import { copy } from './copy.js';
import { lockOrderOfQuotes, quotesWhere } from './quote-rows.js';
import { Quote, QuoteReply } from './quote.entity.js';

/**
 * Removes the personal data of customers from the quotes of their orders. Numbers, lines and sums stay for the books;
 * the links do not work any more. Call it before the orders lose their customer and phone.
 */
@Injectable()
export class QuotesForgetting {
  async forget(owners: RecordOwners, tx: EntityManager): Promise<void> {
    const orders = await tx.find(Order, { select: { id: true }, where: recordsOf(owners), order: { id: 'ASC' } });
    for (const { id: orderId } of orders) {
      await lockOrderOfQuotes(tx, orderId);
      for (const quote of await quotesWhere(tx, { orderId })) await forgetQuote(tx, quote);
    }
  }
}

async function forgetQuote(tx: EntityManager, { id, paper, replies }: Quote): Promise<void> {
  const { buyer } = paper;
  const nobody = { name: copy.forgotten, nationalId: '', economicCode: '', postalCode: '', address: '' };
  const emptied = { ...paper, buyer: nobody, deliveryPlace: '', paymentTerms: '' };
  await tx.update(Quote, { id }, { paper: emptied, token: null });
  const ids = replies.map((reply) => reply.id);
  if (ids.length > 0) await tx.update(QuoteReply, { id: In(ids) }, { name: copy.forgotten, text: null });
  await forget(tx, { subject: 'quote', id }, [buyer.name, buyer.nationalId, ...replies.map(({ name }) => name)]);
}
