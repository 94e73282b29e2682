import { formatMonth } from '@afshoreh/persian';
import { namesOfAdmins } from '../../auth/index.js';
import { inSlices } from '../../common/in-slices.js';
import type { Database } from '../../database/index.js';
import { copy } from '../copy.js';
import { medianOf } from './call-report.js';
import type { DaySums } from './day-sums.js';
import { mergeGroups, mergeInto, noSales, type Amounts, type SaleSums } from './sale-sums.js';

/** The rows of one table; the rest would be too long for a page. */
const mostRows = 50;

export interface SaleFigures extends Pick<SaleSums, 'requested' | 'quoted' | 'accepted' | 'lost'> {
  /** The median minutes of call hours until the first call, and until the first quote; null where there was none. */
  callMinutes: number | null;
  quoteMinutes: number | null;
}

export interface SaleRow extends SaleFigures {
  name: string;
}

export interface SaleReport {
  total: SaleFigures;
  /** This list and the next two are sorted by falling weight and have at most fifty rows. */
  experts: SaleRow[];
  products: SaleRow[];
  cities: SaleRow[];
  /** The oldest first. */
  months: SaleRow[];
  /** By falling weight. */
  lost: (Amounts & { reason: string })[];
}

/** The sales of orders placed on these days; the first one begins at `from`. One query, for names. */
export async function saleReport(
  database: Database,
  days: readonly DaySums[],
  begins: readonly Date[],
): Promise<SaleReport> {
  const sum = noSales();
  const months = new Map<string, SaleSums>();
  await inSlices(days.entries(), ([at, { sales }]) => {
    if (sales.total.requested.orders === 0) return;
    mergeInto(sum.total, sales.total);
    mergeGroups(sum.experts, sales.experts);
    mergeGroups(sum.cities, sales.cities);
    mergeGroups(sum.products, sales.products);
    mergeGroups(sum.lost, sales.lost);
    mergeGroups(months, new Map([[monthOf(begins[at] as Date), sales.total]]));
  });
  const names = await namesOfAdmins(database.read, [...sum.experts.keys()]);
  const expert = (id: number): string => names.get(id) ?? (id === 0 ? copy.noExpert : copy.formerExpert);
  return {
    total: figuresOf(sum.total),
    experts: rowsOf(sum.experts, expert),
    products: rowsOf(sum.products, (name) => name),
    cities: rowsOf(sum.cities, (name) => name || copy.noCity),
    months: [...months].map(([name, sums]) => ({ name, ...figuresOf(sums) })),
    lost: rowsOf(sum.lost, (reason) => reason || copy.noReason).map(({ name, lost }) => ({ reason: name, ...lost })),
  };
}

function monthOf(begin: Date): string {
  return formatMonth(begin);
}

function rowsOf<Key>(groups: ReadonlyMap<Key, SaleSums>, nameOf: (key: Key) => string): SaleRow[] {
  return [...groups]
    .map(([key, sums]) => ({ name: nameOf(key), ...figuresOf(sums) }))
    .sort((one, other) => other.requested.kilograms - one.requested.kilograms || (one.name < other.name ? -1 : 1))
    .slice(0, mostRows);
}

function figuresOf({ requested, quoted, accepted, lost, callWaits, quoteWaits }: SaleSums): SaleFigures {
  return { requested, quoted, accepted, lost, callMinutes: median(callWaits), quoteMinutes: median(quoteWaits) };
}

function median(waits: readonly number[]): number | null {
  const times = new Map<number, number>();
  for (const wait of waits) times.set(wait, (times.get(wait) ?? 0) + 1);
  return medianOf([...times].sort(([one], [other]) => one - other));
}
