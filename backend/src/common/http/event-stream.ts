import type { Response } from 'express';
import { ApiText } from './api-text.js';

const mediaType = 'text/event-stream';
/** Messages have about fifty bytes. A client that is so far behind no longer reads. */
const mostUnreadBytes = 64 * 1024;

export const ApiEventStream = (description: string): MethodDecorator => ApiText(mediaType, description);

/** A response with server-sent events in the format of the HTML Living Standard. */
export class EventStream {
  constructor(private readonly response: Response) {
    response.setHeader('Content-Type', mediaType);
    // Without this header nginx would buffer some kilobytes before it sends anything.
    response.setHeader('X-Accel-Buffering', 'no');
    response.flushHeaders();
    if (response.req.method === 'HEAD') response.end();
  }

  /** Sends one event; closes the connection of a client that no longer reads. */
  send(event: string, data: object): void {
    if (this.response.destroyed || this.response.writableEnded) return;
    this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (this.response.writableLength > mostUnreadBytes) this.response.destroy();
  }

  end(): void {
    this.response.end();
  }

  onClose(listener: () => void): void {
    this.response.once('close', listener);
  }
}
