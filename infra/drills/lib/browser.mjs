import { connect } from 'node:http2';
import { connect as connectTls } from 'node:tls';

const LONGEST_MS = 20_000;

/** A client with an address of its own, that speaks HTTP/2 with nginx over one connection, as a browser does. */
export class Browser {
  /**
   * @param nginx of `startNginx`
   * @param address one of 127.0.0.0/8
   */
  constructor(nginx, address) {
    this.nginx = nginx;
    this.address = address;
  }

  /** Resolves with `{ status, headers, text }`; rejects when the answer breaks off or takes longer than 20 s. */
  async ask(path, options = {}) {
    try {
      return await this.askOnce(path, options);
    } catch (error) {
      // nginx ends a connection after a number of requests, and has not seen this one: browsers send it again.
      if (!['ERR_HTTP2_GOAWAY_SESSION', 'ERR_HTTP2_INVALID_SESSION'].includes(error.code)) throw error;
      return this.askOnce(path, options);
    }
  }

  askOnce(path, { method = 'GET', headers = {}, body } = {}) {
    return new Promise((resolve, reject) => {
      const stream = this.openSession().request({ ':path': path, ':method': method, ...headers });
      let text = '';
      let answer;
      stream.setTimeout(LONGEST_MS, () => stream.destroy(new Error(`no answer within ${LONGEST_MS / 1000} s`)));
      stream.on('response', (received) => (answer = received));
      stream.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      stream.on('error', reject).on('close', () => {
        if (answer && stream.rstCode === 0) resolve({ status: answer[':status'], headers: answer, text });
        else reject(new Error(`the stream was reset (${stream.rstCode})`));
      });
      stream.end(body);
    });
  }

  openSession() {
    if (this.session && !this.session.closed && !this.session.destroyed) return this.session;
    const { name, port, ca } = this.nginx;
    const tls = { host: '127.0.0.1', port, ca, servername: name, ALPNProtocols: ['h2'], localAddress: this.address };
    const session = connect(`https://${name}:${port}`, { createConnection: () => connectTls(tls) });
    // Each of its requests gets the error as well.
    session.on('error', () => undefined).on('goaway', () => session.close());
    return (this.session = session);
  }

  close() {
    this.session?.destroy();
  }
}
