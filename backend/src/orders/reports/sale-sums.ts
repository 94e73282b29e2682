import { dayMs } from '../../common/tehran-day.js';
import { storedInstant, type RawNumber } from '../../database/columns.js';
import type { Database } from '../../database/index.js';
import type { OrderStatus } from '../order-status.js';
import { cityOf } from './city-of.js';

/**
 * The number, weight and money of orders. Rials and cents are not added together, because the result would depend on an
 * exchange rate.
 */
export interface Amounts {
  orders: number;
  kilograms: number;
  rials: number;
  cents: number;
}

/**
 * The sums of a group of orders by stage. `quoted` counts the quote that was sent last. A cancelled order counts as
 * `lost` only.
 */
export interface SaleSums {
  requested: Amounts;
  quoted: Amounts;
  accepted: Amounts;
  lost: Amounts;
  /** Minutes of call hours until the first call and the first quote, of the orders that got one. */
  callWaits: number[];
  quoteWaits: number[];
}

/** The sums of the orders that were placed on one day, by each grouping of the report. */
export interface DaySales {
  total: SaleSums;
  /** By the expert to whom the order is assigned, else the one who called first; 0: nobody. */
  experts: Map<number, SaleSums>;
  /** By the city of the address; an empty key: unknown. */
  cities: Map<string, SaleSums>;
  /** By the name that the product had in the order. */
  products: Map<string, SaleSums>;
  /** By the reason of the cancellation; an empty key: no reason. */
  lost: Map<string, SaleSums>;
}

const nothing = (): Amounts => ({ orders: 0, kilograms: 0, rials: 0, cents: 0 });
const noSaleSums = (): SaleSums => ({
  requested: nothing(),
  quoted: nothing(),
  accepted: nothing(),
  lost: nothing(),
  callWaits: [],
  quoteWaits: [],
});
export const noSales = (): DaySales => ({
  total: noSaleSums(),
  experts: new Map(),
  cities: new Map(),
  products: new Map(),
  lost: new Map(),
});

interface PlacedOrder {
  id: number;
  status: OrderStatus;
  lostReason: string | null;
  address: string | null;
  expert: RawNumber | null;
  callWait: RawNumber | null;
  quoteWait: RawNumber | null;
}

interface PlacedLine {
  orderId: number;
  productName: string;
  quantity: RawNumber;
}

/** The parts of a stored quote that the sums need. */
interface Paper {
  currency: 'rial' | 'cent';
  sum: number;
  deliveryPlace: string;
  lines: { productName: string; quantity: number; sum: number }[];
}

interface SentQuote {
  orderId: number;
  isAccepted: RawNumber;
  paper: string | Paper;
}

/** The sales of the day that begins at `begin`. Three queries on indices. */
export async function salesOf({ read }: Database, begin: Date): Promise<DaySales> {
  const day = [storedInstant(begin), storedInstant(new Date(begin.getTime() + dayMs))];
  const placed = 'orders.createdAt >= ? AND orders.createdAt < ?';
  const [orders, lines, quotes] = await Promise.all([
    read.query<PlacedOrder[]>(
      `SELECT id, status, lostReason, address, COALESCE(assigneeId, firstCallBy) AS expert, firstCallWait AS callWait,
       firstQuoteWait AS quoteWait FROM orders WHERE ${placed}`,
      day,
    ),
    // CROSS JOIN, because SQLite would otherwise read all lines ever stored.
    read.query<PlacedLine[]>(
      `SELECT orderId, productName, quantity FROM orders CROSS JOIN order_line ON orderId = orders.id WHERE ${placed}`,
      day,
    ),
    // Reads the table by SQL, because the domain of quotes imports this one and not the other way round.
    read.query<SentQuote[]>(
      `SELECT orderId, acceptedAt IS NOT NULL AS isAccepted, paper FROM orders CROSS JOIN quote ON orderId = orders.id
       WHERE ${placed} AND sentAt IS NOT NULL AND replacedAt IS NULL`,
      day,
    ),
  ]);
  return addedUp(orders, groupedBy(lines), new Map(quotes.map((quote) => [quote.orderId, quote])));
}

function groupedBy(lines: readonly PlacedLine[]): Map<number, PlacedLine[]> {
  const byOrder = new Map<number, PlacedLine[]>();
  for (const line of lines) {
    const known = byOrder.get(line.orderId);
    if (known) known.push(line);
    else byOrder.set(line.orderId, [line]);
  }
  return byOrder;
}

function addedUp(
  orders: readonly PlacedOrder[],
  linesOf: Map<number, PlacedLine[]>,
  quoteOf: Map<number, SentQuote>,
): DaySales {
  const sales = noSales();
  for (const order of orders) addOrder(sales, order, linesOf.get(order.id) ?? [], quoteOf.get(order.id));
  return sales;
}

function addOrder(sales: DaySales, order: PlacedOrder, lines: readonly PlacedLine[], quote?: SentQuote): void {
  const paper = quote && (typeof quote.paper === 'string' ? (JSON.parse(quote.paper) as Paper) : quote.paper);
  const isLost = order.status === 'cancelled';
  const outcome: Outcome = isLost ? 'lost' : paper && Number(quote?.isAccepted) ? 'accepted' : null;
  const requested = lines.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  const quoted = paper?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const whole = { requested, quoted, money: paper && { currency: paper.currency, sum: paper.sum }, outcome };
  const waits = { call: order.callWait, quote: order.quoteWait };
  const city = cityOf(order.address) ?? cityOf(paper?.deliveryPlace ?? null) ?? '';
  const groups = [sales.total, groupIn(sales.experts, Number(order.expert ?? 0)), groupIn(sales.cities, city)];
  for (const group of isLost ? [...groups, groupIn(sales.lost, order.lostReason ?? '')] : groups) {
    add(group, whole);
    if (waits.call !== null) group.callWaits.push(Number(waits.call));
    if (waits.quote !== null) group.quoteWaits.push(Number(waits.quote));
  }
  for (const [name, share] of sharesOf(lines, paper)) add(groupIn(sales.products, name), { ...share, outcome });
}

type Outcome = 'lost' | 'accepted' | null;

interface Share {
  requested: number;
  quoted: number;
  money: { currency: Paper['currency']; sum: number } | undefined;
}

/** The share of each product in the weight and money of an order. */
function sharesOf(lines: readonly PlacedLine[], paper: Paper | undefined): Map<string, Share> {
  const shares = new Map<string, Share>();
  const shareOf = (name: string): Share => {
    const share = shares.get(name) ?? { requested: 0, quoted: 0, money: paper && { currency: paper.currency, sum: 0 } };
    shares.set(name, share);
    return share;
  };
  for (const { productName, quantity } of lines) shareOf(productName).requested += Number(quantity);
  for (const { productName, quantity, sum } of paper?.lines ?? []) {
    const share = shareOf(productName);
    share.quoted += quantity;
    if (share.money) share.money.sum += sum;
  }
  return shares;
}

function groupIn<Key>(groups: Map<Key, SaleSums>, key: Key): SaleSums {
  const group = groups.get(key) ?? noSaleSums();
  groups.set(key, group);
  return group;
}

function add(group: SaleSums, { requested, quoted, money, outcome }: Share & { outcome: Outcome }): void {
  addTo(group.requested, requested, undefined);
  if (money) addTo(group.quoted, quoted, money);
  if (outcome) addTo(group[outcome], outcome === 'lost' ? requested : quoted, money);
}

function addTo(amounts: Amounts, kilograms: number, money: Share['money']): void {
  amounts.orders += 1;
  amounts.kilograms += kilograms;
  if (money?.currency === 'rial') amounts.rials += money.sum;
  if (money?.currency === 'cent') amounts.cents += money.sum;
}

export function mergeInto(sum: SaleSums, other: SaleSums): void {
  for (const step of ['requested', 'quoted', 'accepted', 'lost'] as const) {
    for (const field of ['orders', 'kilograms', 'rials', 'cents'] as const) sum[step][field] += other[step][field];
  }
  for (const wait of other.callWaits) sum.callWaits.push(wait);
  for (const wait of other.quoteWaits) sum.quoteWaits.push(wait);
}

export function mergeGroups<Key>(sums: Map<Key, SaleSums>, others: ReadonlyMap<Key, SaleSums>): void {
  for (const [key, other] of others) mergeInto(groupIn(sums, key), other);
}
