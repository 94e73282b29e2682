import type { IncomingMessage } from 'node:http';

interface Options {
  /** Where visitors find this site (PUBLIC_URL). */
  publicUrl: string | undefined;
  /** A proxy stands in front and its `X-Forwarded-*` headers are true. */
  trustProxy: boolean;
  port: number;
}

/** Without PUBLIC_URL pages are kept for so many names of this site: names are cheap to make up. */
const MOST = 8;
const NAME = /^[a-z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9a-f:.]{2,45}\](:\d{1,5})?$/i;

/** The site's own address as pages name it: `https://afshoreh.example`. */
export class Origins {
  private readonly known = new Set<string>();

  constructor(private readonly options: Options) {}

  of({ headers }: IncomingMessage): string {
    const { publicUrl, trustProxy, port } = this.options;
    if (publicUrl) return publicUrl;
    const claimed = (name: string) => (trustProxy ? (headers[name] as string | undefined) : undefined);
    const host = claimed('x-forwarded-host') ?? headers.host ?? '';
    const scheme = claimed('x-forwarded-proto') === 'https' ? 'https' : 'http';
    const origin = `${scheme}://${host.toLowerCase()}`;
    if (this.known.has(origin)) return origin;
    if (this.known.size >= MOST || !NAME.test(host)) return `http://localhost:${port}`;
    this.known.add(origin);
    return origin;
  }
}
