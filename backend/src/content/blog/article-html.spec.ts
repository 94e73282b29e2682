import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { articleHtml, readingMinutesOf, textOf } from './article-html.js';

const site = 'https://afshoreh.example';
const clean = (html: string): string => articleHtml(html, site);

describe('the HTML of an article', () => {
  it.each([
    '<h2>بریکس</h2><p>متن <strong>مهم</strong> و <em>تأکید</em> و <code>COA</code><br />خط بعد</p>',
    '<ul><li>یک</li></ul><ol><li>دو</li></ol><blockquote><p>نقل</p></blockquote><hr />',
    '<table><caption>حدود</caption><thead><tr><th scope="col" colspan="2">بریکس</th></tr></thead><tbody><tr><td rowspan="2">۷۰</td></tr></tbody></table>',
    '<figure><img src="/media/drum.jpg" alt="بشکه" width="800" height="600" /><figcaption>بشکه</figcaption></figure>',
    '<p>می‌شود؛ ۵ &lt; ۷ &amp; ۷ &gt; ۵</p>',
  ])('keeps %s', (html) => {
    expect(clean(html)).toBe(html);
  });

  it.each([
    ['a paragraph inside a paragraph', '<p><a href="javascript:1"><p>متن', '<p></p><p>متن</p><p></p>'],
    ['scripts and styles with their text', '<p>متن<script>alert(1)</script><style>p{}</style></p>', '<p>متن</p>'],
    ['handlers, styles and classes', '<p onclick="x()" style="top:0" class="a" id="b">متن</p>', '<p>متن</p>'],
    ['frames and forms', '<iframe src="https://a.example"></iframe><form><input></form><p>متن</p>', '<p>متن</p>'],
    ['comments', '<!-- یادداشت --><p>متن</p>', '<p>متن</p>'],
    ['the tags of what it does not know, not their text', '<section><p>متن</p></section>', '<p>متن</p>'],
    [
      'pictures from nowhere',
      '<p><img src="data:image/png;base64,AA" alt="x"><img src="//a.example/b">متن</p>',
      '<p>متن</p>',
    ],
    [
      'sizes that are no numbers',
      '<img src="/assets/a.jpg" width="100%" height="0">',
      '<img src="/assets/a.jpg" alt="" />',
    ],
  ])('loses %s', (_what, html, left) => {
    expect(clean(html)).toBe(left);
  });

  it('has no first heading beside the title, and one way to emphasise', () => {
    expect(clean('<h1>الف</h1><h5>ب</h5><b>پ</b><i>ت</i>')).toBe('<h2>الف</h2><h4>ب</h4><strong>پ</strong><em>ت</em>');
  });

  it.each(['/products', 'mailto:info@afshoreh.example', 'tel:+984433000000', `${site}/contact`])(
    'links to %s',
    (href) => {
      expect(clean(`<a href="${href}" target="_blank" rel="opener">متن</a>`)).toBe(`<a href="${href}">متن</a>`);
    },
  );

  it('tells other sites nothing when it links to them', () => {
    expect(clean('<a href="https://www.iso.org/">ایزو</a>')).toBe(
      '<a href="https://www.iso.org/" rel="noopener nofollow">ایزو</a>',
    );
  });

  it.each([
    'javascript:alert(1)',
    'jAvAscript:alert(1)',
    'java&#9;script:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    '',
  ])('does not link to «%s», and keeps the words', (href) => {
    expect(clean(`<p><a href="${href}">متن</a> پس</p>`)).toBe('<p>متن پس</p>');
  });

  it('does not change when it is cleaned again, whatever it was', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="/x">',
        '<a href="javascript:1">',
        '</a>',
        '<img src="/a">',
        '<img src=x>',
      ),
      fc.constantFrom(
        '<table>',
        '<td colspan=2>',
        '<script>',
        '</script>',
        '<b>',
        '<!--',
        '-->',
        '<',
        '>',
        '"',
        '&amp;lt;',
        '&',
      ),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const once = clean(pieces.join(''));
        expect(clean(once)).toBe(once);
        expect(once).not.toMatch(/<script|javascript:/);
      }),
    );
  });

  it('is nested no deeper than a browser nests', () => {
    expect(clean('<ul><li>'.repeat(1000)).match(/<ul>/g)?.length).toBeLessThan(50);
  });
});

describe('the text of an article', () => {
  it('is its words, those of neighbouring blocks apart', () => {
    expect(textOf('<h2>بریکس</h2><p>۵ &lt; ۷ &amp; <strong>۷</strong></p>')).toBe('بریکس ۵ < ۷ & ۷');
  });

  it('takes a minute for 200 words, and never none', () => {
    expect([readingMinutesOf('یک'), readingMinutesOf('واژه '.repeat(700).trim())]).toEqual([1, 4]);
  });
});
