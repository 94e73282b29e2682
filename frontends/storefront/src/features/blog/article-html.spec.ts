import { describe, expect, it } from '@jest/globals';
import { partsOf } from './article-html';

describe('the text of an article', () => {
  it('has headings with ids for the table of contents', () => {
    const { html, parts } = partsOf(
      '<p>آغاز</p><h2>بریکس &amp; <strong>اسید</strong></h2><h3>ریز</h3><h2>pH &lt; ۴</h2>',
    );
    expect(parts).toEqual([
      { id: 'part-1', title: 'بریکس & اسید' },
      { id: 'part-2', title: 'pH < ۴' },
    ]);
    expect(html).toBe(
      '<p>آغاز</p><h2 id="part-1">بریکس &amp; <strong>اسید</strong></h2><h3>ریز</h3><h2 id="part-2">pH &lt; ۴</h2>',
    );
  });

  it('has each table in a scrollable box that the keyboard reaches', () => {
    const { html } = partsOf('<table><tbody></tbody></table><p>متن</p><table></table>');
    expect(html).toBe(
      '<div role="group" tabindex="0" aria-label="جدول ۱"><table><tbody></tbody></table></div><p>متن</p>' +
        '<div role="group" tabindex="0" aria-label="جدول ۲"><table></table></div>',
    );
  });

  it('without headings has no parts', () => {
    expect(partsOf('<p>متن</p>')).toEqual({ html: '<p>متن</p>', parts: [] });
  });
});
