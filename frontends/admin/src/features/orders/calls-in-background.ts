import { api, dataOf, type Versioned } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import type { QueryClient } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { draftOf, forgetDraft, keepDraft } from '../../form/drafts';
import { writeFailureOf } from '../../form/failed-write';
import type { CallFormValues } from './call-form';
import { copy } from './copy';
import { orderQuery } from './get-order';

interface SentCall {
  /** Of the order. */
  id: number;
  /** As they were typed, for the form of the order if the call is refused. */
  values: CallFormValues;
  body: Versioned<'RecordCall'>;
}

export interface UnsavedCall extends SentCall {
  /** Null while it is being sent. */
  failure: string | null;
}

/** The name of the draft with what was not saved. */
const draftName = (id: number): string => `order-call-${id}`;

/**
 * Calls that are saved while the expert reads the next order already. A call that could not be saved is listed until it is, and its
 * input is a draft of its order, which survives a closed tab.
 */
export class CallsInBackground {
  private calls: readonly UnsavedCall[] = [];
  private readonly running = new Map<number, Promise<void>>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly queryClient: QueryClient) {}

  readonly get = (): readonly UnsavedCall[] => this.calls;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The orders that the queue must not offer again before their calls are saved. */
  ids(): number[] {
    return this.calls.map(({ id }) => id);
  }

  record(call: SentCall): void {
    this.put({ ...call, failure: null });
    this.running.set(
      call.id,
      this.send(call).finally(() => this.running.delete(call.id)),
    );
    keepDraft(draftName(call.id), call.values);
  }

  /** Sends a call again as it was, for example once the connection is back. */
  retry(id: number): void {
    const call = this.calls.find((each) => each.id === id && each.failure !== null);
    if (call) this.record(call);
  }

  /** What was typed for a call of this order that is not saved and not being sent, also before a reload of the page. */
  typedFor(id: number): Partial<CallFormValues> | null {
    const call = this.calls.find((each) => each.id === id);
    if (!call) return draftOf(draftName(id));
    return call.failure === null ? null : call.values;
  }

  /** A call of this order was saved. */
  forget(id: number): void {
    forgetDraft(draftName(id));
    this.change(this.calls.filter((call) => call.id !== id));
  }

  /** Resolves when no call of this order is being sent. */
  async settled(id: number): Promise<void> {
    await this.running.get(id);
  }

  private async send({ id, body, values }: SentCall): Promise<void> {
    try {
      const order = dataOf(await api.POST('/orders/{id}/calls', { params: { path: { id } }, body }));
      showToast({ tone: 'success', title: copy.call.saved, description: copy.dialog.title(toPersianDigits(id)) });
      this.forget(id);
      this.queryClient.setQueryData(orderQuery(id).queryKey, order);
      void this.queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] });
      void this.queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'count'] });
    } catch (error) {
      const failure = writeFailureOf(error as Error);
      this.put({ id, body, values, failure });
      const title = copy.call.unsaved(toPersianDigits(id));
      showToast({ tone: 'error', title, description: failure });
    }
  }

  private put(call: UnsavedCall): void {
    this.change([...this.calls.filter(({ id }) => id !== call.id), call]);
  }

  private change(calls: readonly UnsavedCall[]): void {
    this.calls = calls;
    for (const listener of this.listeners) listener();
  }
}
