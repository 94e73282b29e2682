import type { IncomingMessage, ServerResponse } from 'node:http';

import { watchRate } from '../body';
import { PROBLEMS, sendProblem, type Problem } from '../problem';
import { Quota, type Exceeded } from './quota';

export interface SmallBodyLimits {
  /** Of one body. */
  bytes: number;
  /** Bodies that are being read. */
  readers: { perNetwork: number; inAll: number };
  /** Bytes that are held for the backend. */
  held: { perNetwork: number; inAll: number };
  rate: { graceMs: number; bytesPerSecond: number };
}

export const refusalFor = (exceeded: Exceeded): Problem => (exceeded === 'network' ? PROBLEMS.tooMany : PROBLEMS.busy);

/** Reads bodies whole before anybody else has to wait for them: a slow sender costs memory, never a connection to the backend. */
export class SmallBodies {
  private readonly readers: Quota;
  private readonly held: Quota;

  constructor(private readonly limits: SmallBodyLimits) {
    this.readers = new Quota(limits.readers);
    this.held = new Quota(limits.held);
  }

  /** Calls `whenRead` with the body, or answers why not. The bytes count as held until the answer has been sent. */
  read(request: IncomingMessage, response: ServerResponse, network: string, whenRead: (body: Buffer) => void): void {
    const exceeded = this.readers.take(network);
    if (exceeded) return sendProblem(request, response, refusalFor(exceeded));
    const chunks: Buffer[] = [];
    let length = 0;
    let reading = true;
    const stop = (): void => {
      if (!reading) return;
      reading = false;
      unwatch();
      request.off('data', collect);
      this.readers.give(network);
    };
    const refuse = (problem: Problem): void => {
      stop();
      sendProblem(request, response, problem);
    };
    const collect = (chunk: Buffer): void => {
      if (length + chunk.length > this.limits.bytes) return refuse(PROBLEMS.tooLarge);
      const full = this.held.take(network, chunk.length);
      if (full) return refuse(refusalFor(full));
      length += chunk.length;
      chunks.push(chunk);
    };
    const unwatch = watchRate(
      this.limits.rate,
      () => length,
      () => refuse(PROBLEMS.tooSlow),
    );
    response.once('close', () => {
      stop();
      this.held.give(network, length);
    });
    request.on('data', collect).once('end', () => {
      if (!reading) return;
      stop();
      whenRead(Buffer.concat(chunks, length));
    });
  }
}
