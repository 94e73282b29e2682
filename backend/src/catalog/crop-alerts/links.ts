import type { Env } from '../../config/index.js';

/** `stopLink` is a page with a button that stops the alert. Mail programs send a POST to `unsubscribeUrl` (RFC 8058). */
export function linksOf(
  { siteUrl }: Pick<Env, 'siteUrl'>,
  token: string,
): Record<'stopLink' | 'unsubscribeUrl', string> {
  return {
    stopLink: `${siteUrl}/crop-alerts/stop?token=${token}`,
    unsubscribeUrl: `${siteUrl}/api/crop-alerts/unsubscribe?token=${token}`,
  };
}
