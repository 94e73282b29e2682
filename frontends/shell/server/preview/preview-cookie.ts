import type { IncomingMessage } from 'node:http';

const NAME = 'afshoreh.preview';

/** The signed text of the preview that this browser has opened, or null. The text may be forged or expired. */
export function previewTokenIn({ headers }: IncomingMessage): string | null {
  const [, token = null] = /(?:^|;\s*)afshoreh\.preview=([\w.-]{1,200})(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  return token;
}

/** `Set-Cookie` for this browser; without a token it ends the preview. */
export function previewCookieOf(token: string | null, maxAgeSeconds: number, https: boolean): string {
  const lifetime = token === null ? 0 : maxAgeSeconds;
  return `${NAME}=${token ?? ''}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
}
