import { copy } from './copy';

interface ShareLink {
  name: string;
  href: string;
}

/** Where messengers take a link to an article (D20). `url` is a whole address; nothing is loaded from them. */
export function shareLinks(url: string, title: string): ShareLink[] {
  const link = (name: string, address: string, given: Record<string, string>): ShareLink => ({
    name,
    // Messengers show a «+» as it is: a space is %20.
    href: `${address}?${new URLSearchParams(given).toString().replaceAll('+', '%20')}`,
  });
  return [
    link(copy.share.telegram, 'https://t.me/share/url', { url, text: title }),
    link(copy.share.whatsapp, 'https://wa.me/', { text: `${title}\n${url}` }),
    link(copy.share.eitaa, 'https://eitaa.com/share/url', { url, text: title }),
    link(copy.share.bale, 'https://ble.ir/share/url', { url }),
  ];
}
