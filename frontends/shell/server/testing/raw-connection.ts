import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  /** As UTF-8. */
  body: string;
}

/** A client that sends raw bytes, and reads responses one after the other. */
export class RawConnection {
  /** Resolves when the other end has closed or broken the connection. */
  readonly closed: Promise<unknown>;
  private received = Buffer.alloc(0);

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.received = Buffer.concat([this.received, chunk]);
    });
    socket.on('error', () => {});
    this.closed = once(socket, 'close');
  }

  /** @param localAddress the client address that the server sees: any address of the loopback network */
  static async open(port: number, localAddress = '127.0.0.1'): Promise<RawConnection> {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  /** @param text one byte for each character */
  send(text: string): void {
    this.socket.write(Buffer.from(text, 'latin1'));
  }

  /** Stops or resumes reading. */
  pause(): void {
    this.socket.pause();
  }
  resume(): void {
    this.socket.resume();
  }

  /** The next response. @throws when the connection ends before it is complete */
  async answer(): Promise<RawAnswer> {
    for (;;) {
      const answer = this.takeAnswer();
      if (answer) return answer;
      if (this.socket.closed) throw new Error(`the connection ended after: ${String(this.received)}`);
      await Promise.race([once(this.socket, 'data'), this.closed]);
    }
  }

  /** The received part of an incomplete response, as soon as it matches. */
  async heard(pattern: RegExp): Promise<string> {
    while (!pattern.test(String(this.received))) {
      if (this.socket.closed) throw new Error(`the connection ended after: ${String(this.received)}`);
      await Promise.race([once(this.socket, 'data'), this.closed]);
    }
    return String(this.received);
  }

  /** All responses until the other end closes the connection. */
  async answers(): Promise<RawAnswer[]> {
    await this.closed;
    const answers: RawAnswer[] = [];
    for (let next = this.takeAnswer(); next; next = this.takeAnswer()) answers.push(next);
    if (this.received.length > 0) throw new Error(`bytes after the last answer: ${String(this.received)}`);
    return answers;
  }

  destroy(): void {
    this.socket.destroy();
  }

  private takeAnswer(): RawAnswer | undefined {
    const end = this.received.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const [first = '', ...lines] = String(this.received.subarray(0, end)).split('\r\n');
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^:]*): *(.*)$/.exec(line) ?? [];
      headers[name.toLowerCase()] = value;
    }
    const rest = this.received.subarray(end + 4);
    const whole = bodyOf(headers, rest);
    if (!whole) return undefined;
    this.received = rest.subarray(whole.length);
    return { status: Number(first.split(' ')[1]), headers, body: whole.body };
  }
}

/** The body at the beginning of these bytes and its length with framing; undefined while it is incomplete. */
function bodyOf(headers: Record<string, string>, bytes: Buffer): { body: string; length: number } | undefined {
  if (headers['transfer-encoding'] === 'chunked') {
    const text = bytes.toString('latin1');
    const end = text.indexOf('0\r\n\r\n');
    if (end < 0) return undefined;
    const body = text.slice(0, end).replace(/[\da-f]+\r\n([^]*?)\r\n(?=[\da-f]+\r\n|$)/gi, '$1');
    return { body: Buffer.from(body, 'latin1').toString(), length: end + 5 };
  }
  const length = Number(headers['content-length'] ?? 0);
  return bytes.length < length ? undefined : { body: String(bytes.subarray(0, length)), length };
}
