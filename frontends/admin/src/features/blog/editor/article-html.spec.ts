import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS } from '@afshoreh/persian';
import { describe, expect, it } from '@jest/globals';
import { normalizedArticle } from './article-html';

/** The same samples as in the server's spec, which keeps each of them unchanged. */
const KEPT = [
  '<h2>بریکس</h2><h3>اندازه‌گیری</h3><h4>دما</h4><p>متن <strong>مهم</strong> و <em>تأکید</em> و <code>COA</code><br />خط بعد</p>',
  '<p><a href="/products">پیوند <strong>مهم</strong></a><strong> و <em>هر دو <code>x</code></em></strong></p>',
  '<p><a href="https://www.iso.org/" rel="noopener nofollow">ایزو</a> و <a href="tel:+984433000000">تلفن</a></p>',
  '<ul><li>یک<ul><li>زیر یک</li></ul></li><li><p>دو</p><p>باز هم دو</p></li></ul><ol><li>سه</li></ol>',
  '<blockquote><p>نقل</p></blockquote><hr /><p>پایان</p>',
  '<table><caption>حدود <em>مجاز</em></caption><thead><tr><th scope="col" colspan="2">بریکس</th></tr></thead><tbody><tr><th scope="row" rowspan="2">سیب</th><td>۷۰</td></tr><tr><td>۷۱</td></tr></tbody><tfoot><tr><td colspan="2">جمع</td></tr></tfoot></table>',
  '<table><tbody><tr><td rowspan="2">یک</td><td><p>دو</p><p>سه</p><ul><li>چهار</li></ul></td></tr><tr><td>پنج</td></tr></tbody></table>',
  '<figure><img src="/media/drum.jpg" alt="بشکه" width="800" height="600" /><figcaption>بشکهٔ <strong>اسپتیک</strong></figcaption></figure>',
  '<figure><a href="/contact"><img src="/assets/blog/export.svg" alt="" /></a></figure>',
  '<p>می‌شود؛ ۵ &lt; ۷ &amp; ۷ &gt; ۵ و «"نقل"»</p>',
];

describe('what the editor writes', () => {
  it.each(KEPT)('is what it was given: %s', (html) => {
    expect(normalizedArticle(html)).toBe(html);
  });

  it('is every element and attribute that the server keeps, and no other', () => {
    const { body } = new DOMParser().parseFromString(KEPT.map(normalizedArticle).join(''), 'text/html');
    const elements = [...body.querySelectorAll('*')];
    expect(new Set(elements.map(({ localName }) => localName))).toEqual(new Set(ARTICLE_TAGS));
    const attributes = elements.flatMap((each) => each.getAttributeNames().map((name) => `${each.localName} ${name}`));
    const kept = Object.entries(ARTICLE_ATTRIBUTES).flatMap(([tag, names]) => names.map((name) => `${tag} ${name}`));
    expect(new Set(attributes)).toEqual(new Set(kept));
  });

  it.each([
    ['a first heading and small ones', '<h1>الف</h1><h6>ب</h6>', '<h2>الف</h2><h4>ب</h4>'],
    ['handlers, styles and classes', '<p onclick="x()" style="top:0" class="a" id="b">متن</p>', '<p>متن</p>'],
    ['scripts', '<p>متن</p><script>alert(1)</script>', '<p>متن</p>'],
    ['links that lead astray, not their words', '<p><a href="javascript:1">متن</a> پس</p>', '<p>متن پس</p>'],
    ['pictures of other hosts', '<p>متن<img src="https://a.example/b.png"></p>', '<p>متن</p>'],
    ['empty paragraphs', '<p>متن</p><p></p><p><br></p>', '<p>متن</p>'],
    ['elements it does not know, not their words', '<section><u>متن</u></section>', '<p>متن</p>'],
  ])('loses %s', (_what, html, left) => {
    expect(normalizedArticle(html)).toBe(left);
  });

  it.each([
    [
      'a picture in a paragraph',
      '<p>پیش <img src="/media/a.webp" alt="الف"> پس</p>',
      '<p>پیش</p><figure><img src="/media/a.webp" alt="الف" /></figure><p>پس</p>',
    ],
    [
      'a table in a figure',
      '<figure><table><tr><td>یک</td></tr></table><figcaption>شرح</figcaption></figure>',
      '<table><caption>شرح</caption><tbody><tr><td>یک</td></tr></tbody></table>',
    ],
    ['a paragraph in every item', '<ul><li><p>یک</p></li></ul>', '<ul><li>یک</li></ul>'],
  ])('gives %s its one form', (_what, html, form) => {
    expect(normalizedArticle(html)).toBe(form);
    expect(normalizedArticle(form)).toBe(form);
  });
});
