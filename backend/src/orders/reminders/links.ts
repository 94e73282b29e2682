import type { Env } from '../../config/index.js';

/**
 * `link` fills the cart. `stopLink` opens a page with a button that ends the reminder; a mail program posts to `unsubscribeUrl`
 * (RFC 8058).
 */
export function reminderLinks(
  { siteUrl }: Pick<Env, 'siteUrl'>,
  token: string,
): Record<'link' | 'stopLink' | 'unsubscribeUrl', string> {
  return {
    link: `${siteUrl}/orders/again?token=${token}`,
    stopLink: `${siteUrl}/orders/again/stop?token=${token}`,
    unsubscribeUrl: `${siteUrl}/api/order-reminders/unsubscribe?token=${token}`,
  };
}
