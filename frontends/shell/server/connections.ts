import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { networkOf } from '@afshoreh/config';

import { plain } from './client';
import { FairShare, Hold, type ShareLimits } from './proxy/fair-share';

const CONNECTIONS: ShareLimits = { perNetwork: 2_000, inAll: 10_000 };

interface Connection {
  hold: Hold;
  /** The latest response on this connection. */
  response?: ServerResponse;
}

/** Whether the client waits for no response on this connection. */
const isIdle = ({ response }: Connection): boolean => response?.writableFinished ?? true;

/**
 * The open connections. When there are too many, an idle one of the network with the most connections is closed, which HTTP
 * allows at any time, so that new visitors are served.
 */
export class Connections {
  private readonly share: FairShare;
  private readonly open = new Map<Socket, Connection>();
  private ending = false;

  constructor(limits = CONNECTIONS) {
    this.share = new FairShare(limits);
  }

  /** Closes the socket at once when there is no room. */
  add(socket: Socket): void {
    const hold = this.share.take(networkOf(plain(socket.remoteAddress ?? '')));
    if (!(hold instanceof Hold)) {
      socket.destroy();
      return;
    }
    const connection: Connection = { hold };
    this.open.set(socket, connection);
    hold.end = () => socket.destroy();
    hold.isIdle = () => isIdle(connection);
    socket.once('close', () => {
      this.open.delete(socket);
      hold.release();
    });
  }

  /** Marks a connection as just used, so that it is the last one to be closed. */
  note({ socket }: IncomingMessage, response: ServerResponse): void {
    if (this.ending) response.shouldKeepAlive = false;
    const connection = this.open.get(socket);
    if (!connection) return;
    connection.response = response;
    connection.hold.touch();
  }

  /** From now on each connection is closed after its current or next response. */
  endAfterAnswers(): void {
    this.ending = true;
    for (const { response } of this.open.values()) {
      if (response && !response.headersSent) response.shouldKeepAlive = false;
    }
  }

  /** Closes the connections on which no client waits for a response. */
  endIdle(): void {
    for (const [socket, connection] of this.open) if (isIdle(connection)) socket.destroySoon();
  }
}
