import { api, dataOf } from '@afshoreh/api-client';
import type { QueryClient } from '@afshoreh/contracts/query';
import { BACKGROUND } from '../../../session/background';
import type { OrderDetails } from '../get-order';
import { callSheetQuery, keepCallSheet, type CallSheet } from './get-call-sheet';

/** Leases the order with the most urgent call to this admin and returns it; undefined when no call is due. */
export async function takeNext(
  skip: readonly number[],
  headers?: Record<string, string>,
): Promise<OrderDetails | undefined> {
  return dataOf(await api.POST('/orders/queue/next', { body: { skip: [...skip] }, headers }));
}

/** A lease lasts ten minutes. An order that was loaded longer ago may be a colleague's by now. */
const MOST_AGE_MS = 9 * 60_000;

interface Loaded {
  id: number;
  sheet: CallSheet;
  at: number;
}

/**
 * Prefetches the next order of the queue: it is leased and loaded while the expert is still on the telephone, so that
 * it can be shown without waiting for the server.
 */
export class NextInQueue {
  private loading: Promise<Loaded | null> | null = null;
  private loaded: Loaded | null = null;

  constructor(private readonly queryClient: QueryClient) {}

  /** Starts the prefetch unless an order is loaded. A failure is ignored: the order is then taken when it is needed. */
  load(skip: readonly number[]): void {
    this.loading ??= this.fetch(skip).catch(() => null);
  }

  /** Whether {@link take} returns an order without waiting. */
  get isLoaded(): boolean {
    return this.loaded !== null && isFresh(this.loaded);
  }

  /** Returns the id of the prefetched order and forgets it; null when none was loaded. */
  async take(): Promise<number | null> {
    const loaded = await this.loading;
    this.loading = null;
    this.loaded = null;
    if (!loaded || !isFresh(loaded)) return null;
    keepCallSheet(this.queryClient, loaded.sheet, loaded.at);
    return loaded.id;
  }

  /** Ends the lease of the loaded order. */
  release(): void {
    const { loading } = this;
    this.loading = null;
    this.loaded = null;
    void loading
      ?.then((loaded) => loaded && api.DELETE('/orders/{id}/lease', { params: { path: { id: loaded.id } } }))
      .catch(() => undefined);
  }

  private async fetch(skip: readonly number[]): Promise<Loaded | null> {
    const order = await takeNext(skip, BACKGROUND);
    if (!order) return null;
    const at = Date.now();
    const loaded = { id: order.id, at, sheet: await this.queryClient.fetchQuery(callSheetQuery(order.id)) };
    // Released meanwhile, or taken.
    if (this.loading !== null) this.loaded = loaded;
    return loaded;
  }
}

const isFresh = ({ at }: Loaded): boolean => Date.now() - at <= MOST_AGE_MS;
