import { connect } from 'node:http2';
import { connect as connectTls } from 'node:tls';

const LONGEST_MS = 20_000;

/** A client with its own address, which uses HTTP/2 over one connection to nginx, as browsers do. */
export class Browser {
  /**
   * @param nginx of `startNginx`
   * @param address one of 127.0.0.0/8
   */
  constructor(nginx, address) {
    this.nginx = nginx;
    this.address = address;
  }

  /** Resolves with `{ status, headers, text }`; rejects when the response breaks off or takes longer than 20 s. */
  async ask(path, options = {}) {
    try {
      return await this.askOnce(path, options);
    } catch (error) {
      // nginx closed the connection after its maximum number of requests, before this request reached it. Browsers send
      // such a request again.
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
    // The error is handled in each request of the session, which gets it as well.
    session.on('error', () => undefined).on('goaway', () => session.close());
    return (this.session = session);
  }

  close() {
    this.session?.destroy();
  }
}
