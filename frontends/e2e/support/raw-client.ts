import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends the very bytes it is told to, and keeps all that it gets. */
export class RawClient {
  /** Resolves when the other end has closed or broken it. */
  readonly closed: Promise<unknown>;
  received = '';

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (text) => (this.received += String(text)));
    socket.on('error', () => {});
    this.closed = once(socket, 'close');
  }

  static async open(site: string): Promise<RawClient> {
    const { hostname, port } = new URL(site);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  send(text: string): void {
    this.socket.write(text);
  }

  /** The status of the first answer, as soon as it is here. */
  async status(): Promise<number> {
    while (!this.received.includes('\r\n') && !this.socket.closed) {
      await Promise.race([once(this.socket, 'data'), this.closed]);
    }
    return Number(this.received.split(' ', 2)[1]);
  }

  destroy(): void {
    this.socket.destroy();
  }
}
