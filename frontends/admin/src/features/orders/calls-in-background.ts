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
  /** The id of the order. */
  id: number;
  /** The values as they were typed, for the form of the order if the call is refused. */
  values: CallFormValues;
  body: Versioned<'RecordCall'>;
}

export interface UnsavedCall extends SentCall {
  /** Null while it is being sent. */
  failure: string | null;
}

/** The name of the draft that keeps the values of a call that was not saved. */
const draftName = (id: number): string => `order-call-${id}`;

/**
 * Saves calls in the background while the expert already reads the next order. A call that could not be saved stays in
 * the list until it is, and its values are a draft of its order, which survives a closed tab.
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

  /** The orders that the queue must not offer before their calls are saved. */
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

  /** Sends an unchanged call again, for example when the connection is back. */
  retry(id: number): void {
    const call = this.calls.find((each) => each.id === id && each.failure !== null);
    if (call) this.record(call);
  }

  /**
   * Returns the typed values of a call that failed to save, also after a reload of the page; null while it is being
   * sent.
   */
  typedFor(id: number): Partial<CallFormValues> | null {
    const call = this.calls.find((each) => each.id === id);
    if (!call) return draftOf(draftName(id));
    return call.failure === null ? null : call.values;
  }

  /** Removes the call of this order, because it was saved. */
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
