import { daysOfPersianMonth, persianDateOf } from '@afshoreh/persian';
import { In, IsNull, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { beginOf } from '../common/tehran-day.js';
import { storedInstant, type RawNumber } from '../database/columns.js';
import { Order, OrderLine } from '../orders/index.js';
import { Quote } from '../quotes/index.js';
import type { FiguresDto, MonthFiguresDto } from './people.dto.js';

const monthCount = 12;
const perYear = 12;

/**
 * The sums of the orders of these phones for each month: the ordered kilograms, and the value of the last sent quotes.
 * A quote counts in the month of its order. Three queries.
 */
export async function figuresOf(manager: EntityManager, phones: readonly string[], now: Date): Promise<FiguresDto> {
  const months = lastMonths(now);
  if (phones.length === 0) return { months: [...months.values()], orders: 0, kilograms: 0 };
  const since = new Date(beginOf(firstDayOf([...months.keys()][0] ?? '')));
  const [total, orders] = await Promise.all([totalOf(manager, phones), weighedOrders(manager, phones, since)]);
  const monthOfOrder = new Map(orders.map(({ id, createdAt }) => [id, months.get(monthOf(createdAt))]));
  for (const { id, kilograms } of orders) {
    const month = monthOfOrder.get(id);
    if (!month) continue;
    month.orders += 1;
    month.kilograms += kilograms;
  }
  const orderId = In([...monthOfOrder.keys()]);
  const quotes = await manager.findBy(Quote, { orderId, sentAt: Not(IsNull()), replacedAt: IsNull() });
  for (const quote of quotes) addValue(monthOfOrder.get(quote.orderId), quote);
  return { months: [...months.values()], ...total };
}

function addValue(month: MonthFiguresDto | undefined, { paper: { currency, sum }, acceptedAt }: Quote): void {
  if (!month) return;
  const [quoted, accepted] =
    currency === 'rial' ? (['quotedRials', 'acceptedRials'] as const) : (['quotedCents', 'acceptedCents'] as const);
  month[quoted] += sum;
  if (acceptedAt) month[accepted] += sum;
}

interface WeighedOrder {
  id: number;
  createdAt: Date;
  kilograms: number;
}

async function weighedOrders(manager: EntityManager, phones: readonly string[], since: Date): Promise<WeighedOrder[]> {
  const orders = await manager.find(Order, {
    select: { id: true, createdAt: true },
    where: { phone: In(phones), createdAt: MoreThanOrEqual(since), status: Not('cancelled') },
  });
  if (orders.length === 0) return [];
  const sums = await manager
    .createQueryBuilder(OrderLine, 'line')
    .select('line.orderId', 'orderId')
    .addSelect('SUM(line.quantity)', 'kilograms')
    .innerJoin(Order, 'orders', 'orders.id = line.orderId')
    .where('orders.phone IN (:...phones)', { phones })
    .andWhere('orders.createdAt >= :since', { since: storedInstant(since) })
    .groupBy('line.orderId')
    .getRawMany<{ orderId: number; kilograms: RawNumber }>();
  const kilograms = new Map(sums.map((row) => [row.orderId, Number(row.kilograms)]));
  return orders.map(({ id, createdAt }) => ({ id, createdAt, kilograms: kilograms.get(id) ?? 0 }));
}

async function totalOf(
  manager: EntityManager,
  phones: readonly string[],
): Promise<{ orders: number; kilograms: number }> {
  const row = await manager
    .createQueryBuilder(Order, 'orders')
    .select('COUNT(DISTINCT orders.id)', 'orders')
    .addSelect('SUM(line.quantity)', 'kilograms')
    .leftJoin(OrderLine, 'line', 'line.orderId = orders.id')
    .where("orders.phone IN (:...phones) AND orders.status <> 'cancelled'", { phones })
    .getRawOne<{ orders: RawNumber; kilograms: RawNumber }>();
  return { orders: Number(row?.orders ?? 0), kilograms: Number(row?.kilograms ?? 0) };
}

/** The last twelve months of the Persian calendar by name, the oldest first, without figures. */
function lastMonths(now: Date): Map<string, MonthFiguresDto> {
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number);
  const last = year * perYear + month - 1;
  const names = Array.from({ length: monthCount }, (_month, index) => nameOf(last - monthCount + 1 + index));
  const none = { orders: 0, kilograms: 0, quotedRials: 0, acceptedRials: 0, quotedCents: 0, acceptedCents: 0 };
  return new Map(names.map((name) => [name, { month: name, ...none }]));
}

/** «1405-09» of a moment in Tehran. */
function monthOf(moment: Date): string {
  const { year, month } = persianDateOf(moment);
  return nameOf(year * perYear + month - 1);
}

/** @param count months since the year 0 */
function nameOf(count: number): string {
  return `${Math.floor(count / perYear)}-${String((count % perYear) + 1).padStart(2, '0')}`;
}

function firstDayOf(name: string): string {
  const [year = 0, month = 0] = name.split('-').map(Number);
  return daysOfPersianMonth(year, month)[0] ?? '';
}
