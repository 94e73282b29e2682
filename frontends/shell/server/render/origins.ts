import type { IncomingMessage } from 'node:http';

import type { Settings } from '../settings';

/**
 * The site's own address as pages name it, `https://afshoreh.example`, or null when nobody said: then pages name none. Pages are
 * kept for everybody, and any client can send any `Host`; so without PUBLIC_URL only the names of this machine are believed.
 */
export class Origins {
  private readonly local: ReadonlyMap<string, string>;

  constructor(private readonly settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>) {
    const { host, port } = settings;
    const names = ['localhost', '127.0.0.1', '[::1]', host.includes(':') ? `[${host}]` : host];
    this.local = new Map(
      names.map((name) => [`${name}:${port}`.toLowerCase(), new URL(`http://${name}:${port}`).origin]),
    );
  }

  of({ headers }: IncomingMessage): string | null {
    return this.settings.publicUrl ?? this.local.get(headers.host?.toLowerCase() ?? '') ?? null;
  }
}
