import { In, type EntityManager, type FindOptionsOrder, type FindOptionsWhere } from 'typeorm';
import type { Page, PageQuery } from '../common/http/index.js';
import { Contact } from '../contacts/index.js';
import { currentState, Order, OrderCall, OrderLine, reachedState } from '../orders/index.js';
import { PersonNote } from '../people/index.js';
import { Quote } from '../quotes/index.js';
import { Sample } from '../samples/index.js';
import { timelineKinds, type TimelineEntryDto } from './people.dto.js';

interface Source {
  count: number;
  newest: TimelineEntryDto[];
}
type Entry = TimelineEntryDto;

const nothing = { orderId: null, status: null, text: null, kilograms: null, by: null };
const textLength = 500;

/**
 * The events about the person or company with these phones, the newest first. Each source reads as many rows as the
 * page can show, so that pages neither repeat nor skip an entry. Entries of one moment are sorted by kind and id.
 */
export async function timelineOf(
  manager: EntityManager,
  { phones, personIds }: { phones: readonly string[]; personIds: readonly number[] },
  { page, limit }: PageQuery,
  now: Date,
): Promise<Page<Entry>> {
  if (phones.length === 0) return { rows: [], total: 0 };
  const take = page * limit;
  const phone = In(phones);
  const sources = [
    await ordersOf(manager, phones, take),
    await callsOf(manager, phones, take),
    await quotesOf(manager, phones, take, now),
    await newestOf(manager, Sample, { phone }, { createdAt: 'DESC', id: 'DESC' }, take, (sample) => ({
      ...nothing,
      kind: 'sample',
      id: sample.id,
      at: sample.createdAt.toISOString(),
      status: sample.status,
      text: sample.productName,
    })),
    await newestOf(manager, Contact, { phone }, { createdAt: 'DESC', id: 'DESC' }, take, (message) => ({
      ...nothing,
      kind: 'message',
      id: message.id,
      at: message.createdAt.toISOString(),
      text: message.message.slice(0, textLength),
    })),
    await newestOf(manager, PersonNote, { personId: In(personIds) }, { at: 'DESC', id: 'DESC' }, take, (note) => ({
      ...nothing,
      kind: 'note',
      id: note.id,
      at: note.at.toISOString(),
      text: note.text,
      by: note.by,
    })),
  ];
  const entries = sources.flatMap(({ newest }) => newest).sort(newestFirst);
  const total = sources.reduce((sum, { count }) => sum + count, 0);
  return { rows: entries.slice(take - limit, take), total };
}

function newestFirst(one: Entry, other: Entry): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return timelineKinds.indexOf(one.kind) - timelineKinds.indexOf(other.kind) || other.id - one.id;
}

async function newestOf<Row extends { id: number }>(
  manager: EntityManager,
  entity: new () => Row,
  where: FindOptionsWhere<Row>,
  order: { [Field in keyof Row]?: 'DESC' },
  take: number,
  entryOf: (row: Row) => Entry,
): Promise<Source> {
  const [rows, count] = await manager.findAndCount(entity, { where, order: order as FindOptionsOrder<Row>, take });
  return { count, newest: rows.map(entryOf) };
}

async function ordersOf(manager: EntityManager, phones: readonly string[], take: number): Promise<Source> {
  const where = { phone: In(phones) };
  const [orders, count] = await manager.findAndCount(Order, { where, order: { createdAt: 'DESC', id: 'DESC' }, take });
  const orderId = In(orders.map(({ id }) => id));
  const lines = await manager.find(OrderLine, { where: { orderId }, order: { position: 'ASC' } });
  const newest = orders.map(({ id, createdAt, status }): Entry => {
    const own = lines.filter((line) => line.orderId === id);
    return {
      ...nothing,
      kind: 'order',
      id,
      at: createdAt.toISOString(),
      orderId: id,
      status,
      text: own.map(({ productName }) => productName).join('، '),
      kilograms: own.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  });
  return { count, newest };
}

async function callsOf(manager: EntityManager, phones: readonly string[], take: number): Promise<Source> {
  const [calls, count] = await manager
    .createQueryBuilder(OrderCall, 'orderCall')
    .innerJoin(Order, 'orders', 'orders.id = orderCall.orderId')
    .where('orders.phone IN (:...phones)', { phones })
    .orderBy('orderCall.at', 'DESC')
    .addOrderBy('orderCall.id', 'DESC')
    .limit(take)
    .getManyAndCount();
  const newest = calls.map(({ id, orderId, at, outcome, note, by }): Entry => {
    return { ...nothing, kind: 'call', id, at: at.toISOString(), orderId, status: outcome, text: note, by };
  });
  return { count, newest };
}

async function quotesOf(manager: EntityManager, phones: readonly string[], take: number, now: Date): Promise<Source> {
  const [quotes, count] = await manager
    .createQueryBuilder(Quote, 'quote')
    .innerJoin(Order, 'orders', 'orders.id = quote.orderId')
    .where('orders.phone IN (:...phones) AND quote.sentAt IS NOT NULL', { phones })
    .orderBy('quote.sentAt', 'DESC')
    .addOrderBy('quote.id', 'DESC')
    .limit(take)
    .getManyAndCount();
  const newest = quotes.map((quote): Entry => {
    const { id, orderId, number, sentAt, createdAt } = quote;
    const at = (sentAt ?? createdAt).toISOString();
    const status = currentState(reachedState(quote), quote.validUntil, now);
    return { ...nothing, kind: 'quote', id, at, orderId, status, text: number };
  });
  return { count, newest };
}
