import { expect, it } from '@jest/globals';
import { shareLinks } from './components/share-bar';

const ADDRESS = 'https://afshoreh.example/blog/brix';
const TITLE = 'بریکس & اسید';

it('shares an article to four messengers with whole, escaped addresses', () => {
  const links = shareLinks(ADDRESS, TITLE);
  expect(links.map(({ name, href }) => [name, href.split('?')[0]])).toEqual([
    ['تلگرام', 'https://t.me/share/url'],
    ['واتساپ', 'https://wa.me/'],
    ['ایتا', 'https://eitaa.com/share/url'],
    ['بله', 'https://ble.ir/share/url'],
  ]);
  const given = links.map(({ href }) => Object.fromEntries(new URL(href).searchParams));
  expect(given).toEqual([
    { url: ADDRESS, text: TITLE },
    { text: `${TITLE}\n${ADDRESS}` },
    { url: ADDRESS, text: TITLE },
    { url: ADDRESS },
  ]);
  expect(links[0]?.href).toContain('%20');
});
