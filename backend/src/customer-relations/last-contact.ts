import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { Contact } from '../contacts/index.js';
import { Order, OrderCall } from '../orders/index.js';

/** When staff last spoke with somebody or replied to them. */
export interface LastContact {
  kind: 'call' | 'message';
  at: Date;
  by: string | null;
  /** The id of the order that the call was about, or of the message. */
  id: number;
  text: string | null;
}

/** The last attempt to call about an order of these phones, or the last message that was answered. Two queries. */
export async function lastContactOf(manager: EntityManager, phones: readonly string[]): Promise<LastContact | null> {
  const [call, message] = await Promise.all([
    manager
      .createQueryBuilder(OrderCall, 'orderCall')
      .innerJoin(Order, 'orders', 'orders.id = orderCall.orderId')
      .where('orders.phone IN (:...phones)', { phones })
      .orderBy('orderCall.at', 'DESC')
      .addOrderBy('orderCall.id', 'DESC')
      .limit(1)
      .getOne(),
    manager.findOne(Contact, {
      where: { phone: In(phones), answeredAt: Not(IsNull()) },
      order: { answeredAt: 'DESC', id: 'DESC' },
    }),
  ]);
  const called = call && { kind: 'call' as const, at: call.at, by: call.by, id: call.orderId, text: call.note };
  const answeredAt = message?.answeredAt;
  const answered = answeredAt
    ? { kind: 'message' as const, at: answeredAt, by: null, id: message.id, text: message.reply }
    : null;
  if (!called || !answered) return called ?? answered;
  return called.at >= answered.at ? called : answered;
}
