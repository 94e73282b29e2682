import type { IncomingMessage, ServerResponse } from 'node:http';

import { watchRate, type Rate } from '../body';
import { PROBLEMS, sendProblem, type Problem } from '../problem';
import { FairShare, Hold, type Exceeded, type ShareLimits } from './fair-share';

export interface SmallBodyLimits {
  /** The longest body, in bytes. */
  bytes: number;
  /** The number of bodies that are read at once. */
  readers: ShareLimits;
  /** Bytes that are held for the backend. */
  held: ShareLimits;
  rate: Rate;
}

export const refusalFor = (exceeded: Exceeded): Problem => (exceeded === 'network' ? PROBLEMS.tooMany : PROBLEMS.busy);

/** Reads small bodies completely before the backend is used, so that a slow sender never occupies a connection to it. */
export class SmallBodies {
  private readonly readers: FairShare;
  private readonly held: FairShare;

  constructor(private readonly limits: SmallBodyLimits) {
    this.readers = new FairShare(limits.readers);
    this.held = new FairShare(limits.held);
  }

  /** Calls `whenRead` with the body, or sends an error. The bytes count as held until the response has been sent. */
  read(request: IncomingMessage, response: ServerResponse, network: string, whenRead: (body: Buffer) => void): void {
    const reading = this.readers.take(network);
    if (!(reading instanceof Hold)) return sendProblem(request, response, refusalFor(reading));
    const held = new Hold(this.held, network);
    const chunks: Buffer[] = [];
    const stop = (): void => {
      unwatch();
      request.off('data', collect);
      reading.release();
      held.end = undefined;
    };
    const refuse = (problem: Problem): void => {
      stop();
      sendProblem(request, response, problem);
    };
    const collect = (chunk: Buffer): void => {
      if (held.amount + chunk.length > this.limits.bytes) return refuse(PROBLEMS.tooLarge);
      const exceeded = held.add(chunk.length);
      if (exceeded) return refuse(refusalFor(exceeded));
      chunks.push(chunk);
    };
    reading.end = held.end = () => refuse(PROBLEMS.busy);
    const unwatch = watchRate(
      this.limits.rate,
      () => held.amount,
      () => refuse(PROBLEMS.tooSlow),
    );
    response.once('close', () => {
      stop();
      held.release();
    });
    request.on('data', collect).once('end', () => {
      if (!held.end) return;
      stop();
      whenRead(Buffer.concat(chunks));
    });
  }
}
