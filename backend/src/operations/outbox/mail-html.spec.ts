import { expect, it } from '@jest/globals';
import { htmlOf } from './mail-html.js';

it('escapes what people typed', () => {
  expect(htmlOf('<script>alert("x")</script> & co')).toContain(
    '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; co',
  );
});

it('makes a link of an address and a paragraph of a line', () => {
  const html = htmlOf('سلام\nhttps://afshoreh.example/a?b=1&c=2');
  expect(html).toContain('<a dir="ltr" href="https://afshoreh.example/a?b=1&amp;c=2"');
  expect(html.match(/<p /g)).toHaveLength(2);
});
