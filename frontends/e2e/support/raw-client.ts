import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends raw bytes and collects everything that it receives. */
export class RawClient {
  /** Resolves when the other end has closed or broken the connection. */
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

  /** The status of the first response, as soon as it has arrived. */
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
