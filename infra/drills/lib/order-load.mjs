import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const CLIENTS = 4;
const PAUSE_MS = 50;
/** Counts over all loads of this process, so that no two orders have the same phone number. */
let ordered = 0;

/**
 * Clients that order without a pause until `stop()`. Each order has a phone number of its own, and is sent again under its
 * `Idempotency-Key` until it is acknowledged.
 */
export class OrderLoad {
  /** The tracking codes of acknowledged orders. */
  acknowledged = [];
  /** Why attempts failed: the status with the error's code, or the error of the connection. */
  failures = [];
  stopped = false;
  marked = Infinity;
  noteNext = () => undefined;
  lastAt = performance.now();
  longestMs = 0;

  /** @param send `fetch`, or a function with the same parameters and result */
  constructor(api, productId, send = fetch) {
    this.api = api;
    this.productId = productId;
    this.send = send;
    this.clients = Promise.all(Array.from({ length: CLIENTS }, () => this.client()));
  }

  /** Resolves when an order that was begun after this call is acknowledged. */
  async next() {
    this.marked = performance.now();
    await new Promise((resolve) => (this.noteNext = resolve));
  }

  /**
   * Begins to measure the longest time between two acknowledged orders. Returns a function that ends the measurement
   * and returns the milliseconds.
   */
  silence() {
    this.longestMs = 0;
    return () => Math.max(this.longestMs, performance.now() - this.lastAt);
  }

  stop() {
    this.stopped = true;
    return this.clients;
  }

  async client() {
    while (!this.stopped) await this.order();
  }

  async order() {
    const began = performance.now();
    const phone = `0914${String((ordered += 1)).padStart(7, '0')}`;
    const body = JSON.stringify({ productId: this.productId, customerName: 'سارا احمدی', phone, quantity: 220 });
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    while (!this.stopped) {
      const answer = await this.attempt({ method: 'POST', headers, body });
      if (answer.trackingCode) {
        this.acknowledged.push(answer.trackingCode);
        this.longestMs = Math.max(this.longestMs, performance.now() - this.lastAt);
        this.lastAt = performance.now();
        if (began >= this.marked) this.noteNext();
        return;
      }
      this.failures.push(answer.failure);
      await sleep(PAUSE_MS);
    }
  }

  /** Returns the order in the response of the API, or the reason of the failure. */
  async attempt(init) {
    try {
      const response = await this.send(`${this.api}/api/orders`, init);
      const answer = await response.json().catch(() => ({}));
      return response.status === 201 ? answer : { failure: `order: ${response.status} ${answer.code ?? ''}` };
    } catch ({ message, cause }) {
      return { failure: `order: ${cause?.message ?? message}` };
    }
  }
}
