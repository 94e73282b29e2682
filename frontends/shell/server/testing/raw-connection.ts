import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  /** As UTF-8. */
  body: string;
}

/** A client that sends the very bytes it is told to, and reads answers one after the other. */
export class RawConnection {
  /** Resolves when the other end has closed it, or broken it. */
  readonly closed: Promise<unknown>;
  private received = Buffer.alloc(0);

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.received = Buffer.concat([this.received, chunk]);
    });
    socket.on('error', () => {});
    this.closed = once(socket, 'close');
  }

  static async open(port: number): Promise<RawConnection> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  /** @param text one byte a character */
  send(text: string): void {
    this.socket.write(Buffer.from(text, 'latin1'));
  }

  /** The next answer. @throws when the connection ends before it is whole */
  async answer(): Promise<RawAnswer> {
    for (;;) {
      const answer = this.takeAnswer();
      if (answer) return answer;
      if (this.socket.closed) throw new Error(`the connection ended after: ${String(this.received)}`);
      await Promise.race([once(this.socket, 'data'), this.closed]);
    }
  }

  /** What has come of an answer that is not whole, as soon as it has this in it. */
  async heard(pattern: RegExp): Promise<string> {
    while (!pattern.test(String(this.received))) {
      if (this.socket.closed) throw new Error(`the connection ended after: ${String(this.received)}`);
      await Promise.race([once(this.socket, 'data'), this.closed]);
    }
    return String(this.received);
  }

  /** All answers until the other end closes the connection. */
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

/** The body at the beginning of these bytes and how long it is with its framing; undefined while some of it is missing. */
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
