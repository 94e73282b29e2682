import type { IncomingMessage } from 'node:http';

import type { Settings } from '../settings';

/**
 * The site's public origin for links in pages, `https://afshoreh.example`, or null when it is unknown: then pages contain no
 * whole address. Pages are cached for everybody, and any client can send any `Host`; so without PUBLIC_URL only names of this
 * machine are trusted.
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
