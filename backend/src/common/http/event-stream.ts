import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';

const mediaType = 'text/event-stream';
/** Of messages of some fifty bytes: whoever is so far behind does not read any more. */
const mostUnreadBytes = 64 * 1024;

/** Documents a call whose answer goes on as a stream of events. */
export function ApiEventStream(description: string): MethodDecorator {
  return applyDecorators(
    ApiProduces(mediaType),
    ApiOkResponse({ description, content: { [mediaType]: { schema: { type: 'string' } } } }),
  );
}

/** An answer that goes on: events as browsers read them (HTML Living Standard, "Server-sent events"). */
export class EventStream {
  constructor(private readonly response: Response) {
    response.setHeader('Content-Type', mediaType);
    // nginx would collect some kilobytes before it sends anything on.
    response.setHeader('X-Accel-Buffering', 'no');
    response.flushHeaders();
    if (response.req.method === 'HEAD') response.end();
  }

  /** Sends one event; ends the connection of whoever has stopped reading. */
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
